import { weaponNamed } from '../../../forge/weapon-words.ts';
import { forged } from '../../../offline/links/forged.ts';
import type { Typed } from '../../form/typed.ts';
import { CARD_FORM_WORDS } from './card-form-words.ts';
import { cardNames, listAt, wordsAmong, wordsAt } from '../draft/card-list.ts';

/** A line of the cover without its number and what stands in brackets: `2 large lasers (Magna Mk III)`. */
const gunIn = (line: string): string =>
  line
    .replace(/^\s*\d+\s+/, '')
    .replace(/\s*\(.*$/, '')
    .trim();

/**
 * The figure that the forge builds of the tons, the speed and the weapons on the cover of a draft (F17), null where it
 * cannot; and which weapons it does not know.
 */
export const forgedFigure = async (
  typed: Typed,
): Promise<readonly [figure: unknown, told: string]> => {
  const lines = wordsAmong(listAt(typed, 'mech.weapons')).map(gunIn);
  const known = lines.filter((line) => weaponNamed(line)?.kind === 'weapon');
  const strange = lines.filter((line) => weaponNamed(line) === null);
  const walk = Number(wordsAt(typed, 'mech.speed'));
  const jumps = cardNames(typed).maneuvers.some((name) => name.startsWith('Jump'));
  const made = await forged(
    JSON.stringify({
      ...{ game: 'record sheet', designation: 'NEW-1', name: 'New' },
      tonnage: Number(wordsAt(typed, 'mech.tonnage')),
      ...{ walk, jump: jumps ? walk : 0, weapons: known.map((weapon) => ({ weapon })) },
    }),
  );
  if (!made.ok) return [null, CARD_FORM_WORDS.noForge(strange)];
  const { mounts: _mounts, ...figure } = made.document.figure ?? {};
  return [figure, strange.length > 0 ? CARD_FORM_WORDS.without(strange) : ''];
};
