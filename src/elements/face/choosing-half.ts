import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Settings } from '../../offline/page/settings.ts';
import type { Battle, Pairing, Side } from '../../rules/battle/battle.ts';
import { bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { enemyIn, seatIn } from '../../rules/battle/duel.ts';
import { onlyOpenManeuver, openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { Choosing } from '../../rules/fight/turn.ts';
import { boundText } from '../../rules/words/shut-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { openColours } from '../card/open-colours.ts';
import { turnWords } from '../card/turn-banner.ts';
import type { Said } from '../common/say.ts';
import { icon, pilotMark } from '../common/signs.ts';
import '../page/booklet-page.ts';
import { isCrackedFor, wornIn } from '../turn/facts/account.ts';
import './half-card.ts';
import './hand-well.ts';
import type { Lay } from './lay.ts';
import { FACE_WORDS } from './face-words.ts';

/** Number of open maneuvers, in total and for each color, or that there is no choice. */
const mayCall = (battle: Battle, seat: number, names: readonly Named[]): TemplateResult => {
  const bound = boundText(battle, seat, names);
  if (bound) return html`<p class="may">${bound}</p>`;
  const open = openManeuvers(battle, seat);
  return html`<p class="may">
    <span class="name">${names[seat]?.pilot}</span>
    <span class="whole">may call ${open.length}</span> ${openColours(open)}
  </p>`;
};

/** Input of a half while its pilot chooses. */
interface Half {
  readonly battle: Battle;
  readonly names: readonly Named[];
  readonly pairing: Pairing;
  readonly side: Side;
  /** Layout of both halves. */
  readonly lay: Lay;
  readonly locked: number | null;
  /** Show a line for a first choice. */
  readonly notes: boolean;
  readonly lockedIn: (seat: number, console: number) => void;
  readonly takenBack: (seat: number) => void;
  /** Called to move the well to the other end. */
  readonly swapped: () => void;
}

/** What to know about the turn, in one line; if several 'Mechs cannot start up, only the own. */
const toldBefore = (battle: Battle, seat: number, names: readonly Named[]): string => {
  const known = turnWords(battle, seat, names);
  const cold = known.find((each) => each.cold === seat) ?? known.find((each) => each.cold !== null);
  return known
    .filter((each) => each.cold === null || each === cold)
    .map(({ lead, words }) => `${lead} ${words}`)
    .join(' ');
};

/** Half of the table while its pilot chooses: the page, the card to read, and the well for a hand. */
export const choosingHalf = (half: Half): TemplateResult => {
  const { battle, names, pairing, side } = half;
  const [seat, enemy] = [seatIn(pairing, side), enemyIn(pairing, side)];
  const { pilot = '', mech = '' } = names[seat] ?? {};
  const other = names[enemy]?.pilot ?? 'opponent';
  return html`<header>
      <h2>${pilotMark(side)} <span>${pilot}</span> <span class="soft">${mech}</span></h2>
      ${mayCall(battle, enemy, names)}
    </header>
    <booklet-page
      .booklet=${bookletOf(battle, enemy)}
      .number=${pairing.sees[side].number}
      .tell=${other}
      .wear=${wornIn(battle, enemy)}
      ?cracked=${isCrackedFor(battle, seat)}
      no-console
      criticals="none"
      level="3"
    ></booklet-page>
    <half-card
      .battle=${battle}
      .pairing=${pairing}
      .seat=${seat}
      lay=${half.lay}
      .teller=${other}
      .note=${half.notes ? FACE_WORDS.goal(other, seatOf(battle, enemy).armor) : toldBefore(battle, seat, names)}
    ></half-card>
    <hand-well
      .pilot=${pilot}
      .open=${openManeuvers(battle, seat).map(({ console }) => console)}
      .turn=${battle.turns + 1}
      .locked=${half.locked}
      .bound=${onlyOpenManeuver(battle, seat)?.name ?? ''}
      @number-locked-in=${({ detail }: Said<'number-locked-in'>) => half.lockedIn(seat, detail.console)}
      @number-taken-back=${() => half.takenBack(seat)}
    >
      <button type="button" class="swap" aria-label=${FACE_WORDS.swap} @click=${half.swapped}>
        ${icon('swap')}
      </button>
    </hand-well>`;
};

/** Announces who is locked in. */
export const lockedWords = (
  { locked }: Choosing,
  turns: number,
  names: readonly Named[],
): string => {
  const done = names.filter((_, seat) => (locked[seat] ?? null) !== null);
  return [`Turn ${turns + 1}.`, ...done.map(({ pilot }) => `${pilot} is locked in.`)].join(' ');
};

type Wells = Settings['wells'];

/** Hand sides after one side moves its well to the other end. */
export const swappedWells = ([lone, rival]: Wells, side: Side): Wells => {
  const other = { left: 'right', right: 'left' } as const;
  return side === 'lone' ? [other[lone], rival] : [lone, other[rival]];
};
