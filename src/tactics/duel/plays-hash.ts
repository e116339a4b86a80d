import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { cellAt } from '../../rules/booklet/booklet.ts';
import type { Sighting } from '../../rules/booklet/booklet.ts';
import { CONSOLES } from '../../rules/vocabulary.ts';
import type { Plays } from './plays.ts';

/** How many digits of a hash name plays. */
const DIGITS = 12;

/** What of a view screen a look-up leads to: its number, its score, and which critical from which damage on. */
const seen = ({ harms }: Plays, sighting: Sighting | null | undefined): unknown =>
  sighting && [
    sighting.screen.number,
    sighting.screen.score,
    sighting.line && [
      sighting.line.threshold,
      harms.findIndex(({ critical }) => critical === sighting.line?.critical),
    ],
  ];

const readBy = (plays: Plays): unknown => {
  const { booklet, harms, ofRange, ranges, down, bonus, bonusTo, allows } = plays;
  const { armor, shutdown, ammunition, maneuvers, weaponless, cooling } = booklet.statCard;
  const kinds = Object.keys(ammunition);
  return [
    [armor, shutdown, Object.values(ammunition), weaponless, cooling],
    maneuvers.map(({ console, range, score, heat, categories, ammunition: spends }) => [
      ...[console, range, score, heat, categories],
      spends === null ? -1 : kinds.indexOf(spends),
    ]),
    harms.map(({ score, cost, forbids, downLonger, lethalHeat, ...atOnce }) => [
      ...[[...score], [...cost], forbids.map(({ from, set }) => [from, set]), downLonger],
      ...[lethalHeat, atOnce.damage, atOnce.heat, atOnce.kills, atOnce.affects],
    ]),
    [ofRange, ranges, down, bonus, bonusTo, allows].map((each) => [...each]),
    CONSOLES.map((holder) =>
      CONSOLES.map((owner) => seen(plays, booklet.cells[cellAt({ holder, owner })])),
    ),
  ];
};

const known = new WeakMap<Plays, string>();

/**
 * Names all that a turn reads of a booklet, in twelve digits: its name, titles, drawings and sources may be
 * others and it is the same, and what was learned of it holds.
 */
export const playsHash = (plays: Plays): string => {
  const hash =
    known.get(plays) ??
    bytesToHex(sha256(utf8ToBytes(JSON.stringify(readBy(plays))))).slice(0, DIGITS);
  known.set(plays, hash);
  return hash;
};
