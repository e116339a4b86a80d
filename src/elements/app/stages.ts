import { html } from 'lit';
import { VIEW_SCREENS } from '../../rules/vocabulary.ts';
import '../table/start-stage.ts';
import type { Given } from './address.ts';
import { givenBy } from './address.ts';
import { HANGAR_STAGES } from './hangar-stages.ts';
import type { Stage } from './stage.ts';
import { APP_WORDS } from './app-words.ts';

const START = {
  address: '',
  title: '',
  load: null,
  show: () => html`<start-stage></start-stage>`,
  place: 'Duel',
  fills: false,
  read: false,
  booklet: false,
};

/** A new stage is a new line; those of a hangar stand in `hangar-stages.ts`. */
const table = {
  start: START,
  // The same for so many people, as the shortcuts of the installed game ask for it.
  alone: {
    ...START,
    address: 'one',
    show: () => html`<start-stage .people=${1}></start-stage>`,
    place: '',
  },
  together: {
    ...START,
    address: 'two',
    show: () => html`<start-stage .people=${2}></start-stage>`,
    place: '',
  },
  // One address for a whole duel, so that it gives nothing of its turn away.
  duel: {
    address: 'duel/:id',
    title: 'A duel',
    load: () => import('../fight/fight-stage.ts'),
    show: ({ id }) => html`<fight-stage .saveId=${id}></fight-stage>`,
    place: null,
    fills: true,
    read: false,
    booklet: false,
  },
  // For three to eight; a fight that runs has a name behind it.
  setup: {
    address: 'fight',
    title: 'A new fight',
    load: () => import('../table/setup-stage.ts'),
    show: () => html`<setup-stage></setup-stage>`,
    place: null,
    fills: true,
    read: false,
    booklet: false,
  },
  // Of one against several; its address gives nothing of its turn away either.
  fight: {
    address: 'fight/:id',
    title: 'A fight',
    load: () => import('../fight/fight-stage.ts'),
    show: ({ id }) => html`<fight-stage .saveId=${id}></fight-stage>`,
    place: null,
    fills: true,
    read: false,
    booklet: false,
  },
  // Leads on to a duel that is led.
  learn: {
    address: 'learn',
    title: 'Learn it',
    load: () => import('../table/learn-stage.ts'),
    show: () => html`<learn-stage></learn-stage>`,
    place: null,
    fills: false,
    read: false,
    booklet: false,
  },
  ...HANGAR_STAGES,
  booklets: {
    address: 'booklets',
    title: 'Booklets',
    load: () => import('../shelf/booklet-shelf.ts'),
    show: () => html`<booklet-shelf></booklet-shelf>`,
    place: 'Booklets',
    fills: false,
    read: false,
    booklet: false,
  },
  balance: {
    address: 'balance',
    title: 'Balance',
    load: () => import('../balance/balance-stage.ts'),
    show: () => html`<balance-stage></balance-stage>`,
    place: null,
    fills: true,
    read: false,
    booklet: false,
  },
  forge: {
    address: 'forge',
    title: APP_WORDS.forge,
    load: () => import('../forge/forge-stage.ts'),
    show: () => html`<forge-stage></forge-stage>`,
    place: null,
    fills: true,
    read: false,
    booklet: false,
  },
  // Of a booklet that was forged on the device: its sheet.
  reforge: {
    address: 'forge/:id',
    title: 'A record sheet',
    load: () => import('../forge/forge-stage.ts'),
    show: ({ id }) => html`<forge-stage .bookletId=${id}></forge-stage>`,
    place: null,
    fills: true,
    read: false,
    booklet: false,
  },
  leaf: {
    address: 'booklets/:id/:number',
    title: 'Leafing',
    load: () => import('../shelf/leafing-stage.ts'),
    show: ({ id, number }) =>
      html`<leafing-stage
        .bookletId=${id}
        .page=${VIEW_SCREENS.find((each) => each === number) ?? 1}
      ></leafing-stage>`,
    place: null,
    fills: true,
    read: false,
    booklet: true,
  },
  gallery: {
    address: 'gallery/:id',
    title: 'Pictures',
    load: () => import('../shelf/gallery-stage.ts'),
    show: ({ id }) => html`<gallery-stage .bookletId=${id}></gallery-stage>`,
    place: null,
    fills: false,
    read: false,
    booklet: true,
  },
  print: {
    address: 'print/:id',
    title: 'Booklet to print',
    load: () => import('../print/print-stage.ts'),
    show: ({ id }) => html`<print-stage .bookletId=${id}></print-stage>`,
    place: null,
    fills: false,
    read: false,
    booklet: true,
  },
  records: {
    address: 'records',
    title: 'Records',
    load: () => import('../records/record-shelf.ts'),
    show: () => html`<record-shelf></record-shelf>`,
    place: 'Records',
    fills: false,
    read: false,
    booklet: false,
  },
  // Before those of single records, one of which it would be.
  unfinished: {
    address: 'records/unfinished',
    title: 'Records',
    load: () => import('../records/record-shelf.ts'),
    show: () => html`<record-shelf filter="unfinished"></record-shelf>`,
    place: '',
    fills: false,
    read: false,
    booklet: false,
  },
  replay: {
    address: 'records/:id/:number',
    title: 'A record',
    load: () => import('../records/replay-stage.ts'),
    show: ({ id, number }) =>
      html`<replay-stage .saveId=${id} .turn=${number ?? 1}></replay-stage>`,
    place: null,
    fills: true,
    read: false,
    booklet: false,
  },
  // Of a duel that is over, or a battle of two in a fight that is; a turn counts as in its replay.
  analysis: {
    address: 'analysis/:id/:number',
    title: 'Analysis',
    load: () => import('../analysis/analysis-stage.ts'),
    show: ({ id, number }) =>
      html`<analysis-stage .saveId=${id} .turn=${number ?? 0}></analysis-stage>`,
    place: null,
    fills: true,
    read: false,
    booklet: false,
  },
  rules: {
    address: 'rules',
    title: 'Rules',
    load: () => import('../reading/rules-pages.ts'),
    show: () => html`<rules-pages></rules-pages>`,
    place: 'Rules',
    fills: false,
    read: true,
    booklet: false,
  },
  // The same, at the part on several against one.
  many: {
    address: 'rules/many',
    title: 'Many against one',
    load: () => import('../reading/rules-pages.ts'),
    show: () => html`<rules-pages from="many"></rules-pages>`,
    place: '',
    fills: false,
    read: true,
    booklet: false,
  },
  nowhere: {
    address: null,
    title: '',
    load: () => import('../common/not-here.ts'),
    show: () =>
      html`<not-here heading="Nothing here"
        ><p role="alert">${APP_WORDS.nothingHere}</p>
        <a slot="ways" class="button" href="#/">To the start</a>
        <a slot="ways" class="button" href="#/booklets">To the booklets</a>
      </not-here>`,
    place: '',
    fills: false,
    read: false,
    booklet: false,
  },
} satisfies Record<string, Stage>;

export type StageName = keyof typeof table;

/** Every stage of the game, in the order of their links. */
export const STAGES: Readonly<Record<StageName, Stage>> = table;

/** Every name of a stage. */
export const STAGE_NAMES = Object.keys(table) as readonly StageName[];

/** A stage, and what its address gives it. */
export interface Route extends Given {
  readonly stage: StageName;
}

/** Where the hash of an address leads, whatever it is. */
export const routeOf = (hash: string): Route => {
  // A slash at its end is nobody's fault.
  const address = hash.replace(/(?<=[^#/])\/+$/, '');
  for (const stage of STAGE_NAMES) {
    const pattern = STAGES[stage].address;
    const given = pattern === null ? null : givenBy(address, pattern);
    if (given) return { stage, ...given };
  }
  return { stage: 'nowhere', id: '', of: '', number: null };
};

/** What the window's title says. */
export const titleOf = ({ stage }: Route): string =>
  [STAGES[stage].title, 'Viewscreen'].filter(Boolean).join(' · ');
