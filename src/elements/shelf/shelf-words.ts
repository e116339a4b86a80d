import { grouped } from '../../rules/words/language.ts';
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Added, Shelved } from '../../offline/booklets/library.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { SOURCES } from '../../rules/vocabulary.ts';
import type { Finding } from '../../rules/check/finding.ts';
import { capital } from '../../rules/words/capital.ts';
import { counted } from '../../rules/words/counted.ts';
import { findingText } from '../../rules/words/finding-text.ts';
import { oddText } from '../../rules/words/finding-text.ts';
import { icon } from '../common/signs.ts';
import { cellWords } from '../../rules/words/cell-words.ts';

const MOST_LISTED = 100;

/** How much of a booklet is as printed, in a few words. */
export const sourceWords = ({ sources }: Pick<Booklet, 'sources'>): string => {
  // The forge starts its note with this.
  if (sources.note.startsWith('Forged, not printed.')) return 'forged, not printed';
  const cells = sources.cells.reduce((sum, { of }) => sum + of.length, 0);
  return cells === 0
    ? 'no numbers repaired'
    : `${counted(cells, 'number')} repaired from a faulty print`;
};

const IS: Readonly<Record<(typeof SOURCES)[number], string>> = {
  printed: 'as printed',
  corrected: 'corrected',
  reconstructed: 'rebuilt',
  lost: 'lost, and filled in',
};

/** Where the cells of a booklet come from, as a list. */
export const sourcesList = (booklet: Booklet): TemplateResult =>
  html`<p>${booklet.sources.note}</p>
    <dl>
      ${booklet.sources.cells.map(
        ({ of, is, why }) =>
          html`<dt>${capital(cellWords(of, booklet))}: ${IS[is]}</dt>
            <dd>${why}</dd>`,
      )}
    </dl>`;

/** The first of many sentences, and the number of the rest. */
const listed = (sentences: readonly string[]): TemplateResult[] => {
  const more = sentences.length - MOST_LISTED;
  return [
    ...sentences.slice(0, MOST_LISTED).map((sentence) => html`<li>${sentence}</li>`),
    ...(more > 0 ? [html`<li>and ${grouped(more)} more</li>`] : []),
  ];
};

/** The result of adding a booklet, with a sentence if its pictures cannot be drawn. */
export type AddedWithTrouble = Added & { readonly trouble?: string };

const TWO_RANGES = 'Nothing to do: a few pairs show two ranges; the closer one counts.';

const NOT_KEPT =
  'This browser could not keep the booklet; it stays on the shelf until the page is closed.';

const isTwoRanges = ({ kind }: Finding): boolean => kind === 'two ranges';

/** Turns in which two pages show two ranges (D12), folded: they need no action. */
const twoRanges = (sentences: readonly string[]): TemplateResult | typeof nothing =>
  sentences.length === 0
    ? nothing
    : html`<details>
        <summary>${TWO_RANGES} ${icon('down')}</summary>
        <ul class="faults">
          ${listed(sentences)}
        </ul>
      </details>`;

/** The result of adding a booklet: its warnings or faults. */
export const addedWords = (added: AddedWithTrouble): TemplateResult =>
  added.ok
    ? html`<p>It has been checked and can be used in a duel.</p>
        <ul class="faults">
          ${listed([
            ...(added.trouble === undefined ? [] : [added.trouble]),
            ...added.warnings.filter((each) => !isTwoRanges(each)).map(findingText),
            ...(added.kept ? [] : [NOT_KEPT]),
          ])}
        </ul>
        ${twoRanges(added.warnings.filter(isTwoRanges).map(oddText))}`
    : html`<p>${counted(added.faults.length, 'fault')}; nothing was added.</p>
        <ul class="faults">
          ${listed(added.faults.map(findingText))}
        </ul>`;

export const SHELF_WORDS = {
  putPhotograph: (number: number): string =>
    `Own a printed booklet? Put a photograph of view screen ${number} here.`,
  fromSheet: 'From a record sheet',
  plate: ({ name, designation, tonnage }: Shelved['mech']): string =>
    `${name ? `${designation} · ` : ''}${tonnage} tons`,
  heading: ({ name, designation }: Shelved['mech']): string => `${name} ${designation}`.trim(),
  itsSheet: 'Its sheet',
  saveFile: 'Save its file',
  choose: 'Choose files',
  file: "Booklets as JSON files, checked before they go on the shelf, or what another game prints about a 'Mech",
  added: (mech: string): string => `The ${mech} is on the shelf`,
  faults: 'This booklet has faults',
  mend: 'Mend it',
  drafts: 'Drafts',
  unnamedDraft: 'A new booklet',
  throwAway: (name: string): string => `Throw the draft of ${name} away`,
  thrownAway: (name: string): string => `The draft of ${name} is thrown away.`,
  draftIsBack: (name: string): string => `The draft of ${name} is back.`,
  draftElsewhere: (name: string): string =>
    `The draft of ${name} was typed in another tab that is still open. Close that tab first.`,
  changeIt: 'Change it',
  changeCopy: 'Change a copy',
  changedFrom: ({ name, designation }: Shelved['mech']): string =>
    `Changed by hand from the ${name} ${designation}, whose sources were:`,
  newBooklet: 'New booklet',
  beginsLike: 'Begin with the card, ranges and poses of',
  likeNone: 'nothing: all blank',
  begin: 'Begin',
  takeItOff: 'Take it off the shelf',
  takenOff: (mech: string): string =>
    `The ${mech} is off the shelf. Duels that began with it keep it.`,
  putBack: 'Put it back',
  isBack: (mech: string): string => `The ${mech} is back on the shelf.`,
  find: 'Find a name or designation',
  order: 'Order of the booklets',
  noneFound: 'No booklet has this name or designation.',
  takeOff: (mech: string): string => `Take the ${mech} off the shelf?`,
  forGood:
    'The game has a booklet of its name, so that this one could not be put back. To keep it, save its file first.',
  text: 'The text of a booklet file (JSON)',
  cardOf: (mech: string): string => `Stat card of the ${mech}`,
  facts: (armor: number, heat: number): string => `Armor ${armor}, shuts down at ${heat}`,
  turn: (way: string, number: number): string => `Turn ${way} to view screen ${number}`,
  noConsole: (entered: string | number): string =>
    `${entered} is not a console: they are even, 2–64.`,
  noNumber: (entered: string | number): string =>
    `${entered} is not a console number: they are even, 2–64.`,
  notListed: (holder: number, range: string, first: number, last: number, owner: number): string =>
    `Console ${holder} is at ${range} range; it lists ${first}–${last}, not ${owner}.`,
  sighted: (holder: number, owner: number, screen: number, letter: string | undefined): string =>
    `Console ${holder} against ${owner}: view screen ${screen}, ${letter ? `letter ${letter}` : 'no letter'}.`,
  noManeuver: (mech: string, owner: number): string => `The ${mech} has no maneuver ${owner}.`,
  lookUp: 'Look up for paper booklets',
  own: 'Your own picture',
  drawing: 'Back to the drawing',
  ownFirst: 'This one was added on this device; the game has one of the same name.',
  gameFirst: 'This one is the game’s; one of the same name was added on this device.',
  putGames: 'Use the game’s instead',
  putAdded: 'Use the added one instead',
} as const;
