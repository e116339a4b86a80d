import { html } from 'lit';
import { VIEW_SCREENS } from '../../rules/vocabulary.ts';
import '../table/start/start-stage.ts';
import type { Given } from './address.ts';
import { givenBy } from './address.ts';
import type { Stage } from './stage.ts';
import { APP_WORDS } from './app-words.ts';

const SETUP = {
  title: 'New duel',
  load: () => import('../table/start/duel-setup.ts'),
  fills: true,
} as const;

const table = {
  start: {
    address: '',
    title: '',
    show: () => html`<start-stage></start-stage>`,
    place: 'Duel',
  },
  // What the start begins with: pilots, 'Mechs and rules.
  pair: { ...SETUP, address: 'setup-duel', show: () => html`<duel-setup></duel-setup>` },
  // The same for one or two people; shortcuts of the installed app use these.
  alone: { ...SETUP, address: 'one', show: () => html`<duel-setup .people=${1}></duel-setup>` },
  together: { ...SETUP, address: 'two', show: () => html`<duel-setup .people=${2}></duel-setup>` },
  // One address for the whole duel, so that it does not give the turn away.
  duel: {
    address: 'duel/:id',
    title: 'A duel',
    load: () => import('../fight/fight-stage.ts'),
    show: ({ id }) => html`<fight-stage .saveId=${id}></fight-stage>`,
    fills: true,
  },
  // For three to eight people; a running fight has a name in its address.
  setup: {
    address: 'fight',
    title: 'A new fight',
    load: () => import('../table/setup/setup-stage.ts'),
    show: () => html`<setup-stage></setup-stage>`,
    fills: true,
  },
  // One against several; the address does not give the turn away either.
  fight: {
    address: 'fight/:id',
    title: 'A fight',
    load: () => import('../fight/fight-stage.ts'),
    show: ({ id }) => html`<fight-stage .saveId=${id}></fight-stage>`,
    fills: true,
  },
  learn: {
    address: 'learn',
    title: 'Learn it',
    load: () => import('../table/start/learn-stage.ts'),
    show: () => html`<learn-stage></learn-stage>`,
  },
  hangars: {
    address: 'hangar',
    title: 'Hangar',
    load: () => import('../hangar/hangars-stage.ts'),
    show: () => html`<hangars-stage></hangars-stage>`,
    place: 'Hangar',
    fills: true,
  },
  hangar: {
    address: 'hangar/:id',
    title: 'Hangar',
    load: () => import('../hangar/hangar-stage.ts'),
    show: ({ id }) => html`<hangar-stage .hangarId=${id}></hangar-stage>`,
    place: '',
    under: 'hangars',
    fills: true,
  },
  road: {
    address: 'hangar/:id/road',
    title: 'A contract',
    load: () => import('../contract/road-stage.ts'),
    show: ({ id }) => html`<road-stage .hangarId=${id}></road-stage>`,
    place: '',
    under: 'hangars',
    fills: true,
  },
  muster: {
    address: 'hangar/:id/muster',
    title: 'Muster',
    load: () => import('../table/muster/muster-stage.ts'),
    show: ({ id }) => html`<muster-stage .hangarId=${id}></muster-stage>`,
    fills: true,
  },
  stockpile: {
    address: 'hangar/:id/stockpile',
    title: 'Stockpiles',
    load: () => import('../stockpile/stockpile-stage.ts'),
    show: ({ id }) => html`<stockpile-stage .hangarId=${id}></stockpile-stage>`,
    place: '',
    under: 'hangars',
    fills: true,
  },
  trade: {
    address: 'hangar/:id/trade',
    title: 'A trade',
    load: () => import('../stockpile/trade-stage.ts'),
    show: ({ id }) => html`<trade-stage .hangarId=${id}></trade-stage>`,
    under: 'hangars',
    fills: true,
  },
  pilot: {
    address: 'hangar/:id/pilot/:of',
    title: 'Pilot card',
    load: () => import('../cards/pilot-stage.ts'),
    show: ({ id, of }) => html`<pilot-stage .hangarId=${id} .pilotId=${of}></pilot-stage>`,
    fills: true,
  },
  mech: {
    address: 'hangar/:id/mech/:of',
    title: "A 'Mech",
    load: () => import('../cards/mech-stage.ts'),
    show: ({ id, of }) => html`<mech-stage .hangarId=${id} .mechId=${of}></mech-stage>`,
    fills: true,
  },
  card: {
    address: 'hangar/:id/card/:of',
    title: 'Card to print',
    load: () => import('../cards/card-stage.ts'),
    show: ({ id, of }) => html`<card-stage .hangarId=${id} .pilotId=${of}></card-stage>`,
    fills: true,
  },
  cards: {
    address: 'hangar/:id/cards',
    title: 'Pilots to print',
    load: () => import('../cards/roster-stage.ts'),
    show: ({ id }) => html`<roster-stage .hangarId=${id}></roster-stage>`,
    fills: true,
  },
  chronicle: {
    address: 'hangar/:id/chronicle',
    title: 'Chronicle',
    load: () => import('../chronicle/chronicle-stage.ts'),
    show: ({ id }) => html`<chronicle-stage .hangarId=${id}></chronicle-stage>`,
    place: '',
    under: 'hangars',
    fills: true,
  },
  memorial: {
    address: 'hangar/:id/memorial',
    title: 'Memorial',
    load: () => import('../chronicle/memorial-stage.ts'),
    show: ({ id }) => html`<memorial-stage .hangarId=${id}></memorial-stage>`,
    place: '',
    under: 'hangars',
    fills: true,
  },
  record: {
    address: 'hangar/:id/record/:of/:number',
    title: 'A game',
    load: () => import('../records/replay-stage.ts'),
    show: ({ id, of, number }) =>
      html`<replay-stage .hangarId=${id} .gameId=${of} .turn=${number ?? 1}></replay-stage>`,
    fills: true,
  },
  worth: {
    address: 'hangar/:id/analysis/:of/:number',
    title: 'Analysis',
    load: () => import('../analysis/analysis-stage.ts'),
    show: ({ id, of, number }) =>
      html`<analysis-stage .hangarId=${id} .gameId=${of} .turn=${number ?? 1}></analysis-stage>`,
    fills: true,
  },
  told: {
    address: 'hangar/:id/comic/:of',
    title: APP_WORDS.comic,
    load: () => import('../comic/comic-stage.ts'),
    show: ({ id, of }) => html`<comic-stage .hangarId=${id} .gameId=${of}></comic-stage>`,
    fills: true,
  },
  settlement: {
    address: 'hangar/:id/game/:of',
    title: 'Settling a game',
    load: () => import('../settlement/settlement-stage.ts'),
    show: ({ id, of }) => html`<settlement-stage .hangarId=${id} .gameId=${of}></settlement-stage>`,
    fills: true,
  },
  // A game played with printed booklets, entered here.
  paper: {
    address: 'hangar/:id/paper/:of',
    title: APP_WORDS.paperGame,
    load: () => import('../table/paper/paper-stage.ts'),
    show: ({ id, of }) => html`<paper-stage .hangarId=${id} .gameId=${of}></paper-stage>`,
    fills: true,
  },
  booklets: {
    address: 'booklets',
    title: 'Booklets',
    load: () => import('../shelf/booklet-shelf.ts'),
    show: () => html`<booklet-shelf></booklet-shelf>`,
    place: 'Booklets',
  },
  balance: {
    address: 'balance',
    title: 'Balance',
    load: () => import('../balance/balance-stage.ts'),
    show: () => html`<balance-stage></balance-stage>`,
    fills: true,
  },
  forge: {
    address: 'forge',
    title: APP_WORDS.forge,
    load: () => import('../forge/forge-stage.ts'),
    show: () => html`<forge-stage></forge-stage>`,
    fills: true,
  },
  reforge: {
    address: 'forge/:id',
    title: 'A record sheet',
    load: () => import('../forge/forge-stage.ts'),
    show: ({ id }) => html`<forge-stage .bookletId=${id}></forge-stage>`,
    fills: true,
  },
  workshop: {
    address: 'workshop/:id',
    title: 'A draft',
    load: () => import('../workshop/workshop-stage.ts'),
    show: ({ id }) => html`<workshop-stage .draftId=${id}></workshop-stage>`,
    fills: true,
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
    fills: true,
    booklet: true,
  },
  gallery: {
    address: 'gallery/:id',
    title: 'Pictures',
    load: () => import('../shelf/gallery-stage.ts'),
    show: ({ id }) => html`<gallery-stage .bookletId=${id}></gallery-stage>`,
    booklet: true,
  },
  print: {
    address: 'print/:id',
    title: 'Booklet to print',
    load: () => import('../print/print-stage.ts'),
    show: ({ id }) => html`<print-stage .bookletId=${id}></print-stage>`,
    booklet: true,
  },
  records: {
    address: 'records',
    title: 'Records',
    load: () => import('../records/record-shelf.ts'),
    show: () => html`<record-shelf></record-shelf>`,
    place: 'Records',
  },
  // Must come before the single records: `unfinished` would match as one.
  unfinished: {
    address: 'records/unfinished',
    title: 'Records',
    load: () => import('../records/record-shelf.ts'),
    show: () => html`<record-shelf filter="unfinished"></record-shelf>`,
    place: '',
  },
  replay: {
    address: 'records/:id/:number',
    title: 'A record',
    load: () => import('../records/replay-stage.ts'),
    show: ({ id, number }) =>
      html`<replay-stage .saveId=${id} .turn=${number ?? 1}></replay-stage>`,
    fills: true,
  },
  // A finished duel or battle of two; turns count as in its replay.
  analysis: {
    address: 'analysis/:id/:number',
    title: 'Analysis',
    load: () => import('../analysis/analysis-stage.ts'),
    show: ({ id, number }) =>
      html`<analysis-stage .saveId=${id} .turn=${number ?? 0}></analysis-stage>`,
    fills: true,
  },
  comic: {
    address: 'comic/:id',
    title: APP_WORDS.comic,
    load: () => import('../comic/comic-stage.ts'),
    show: ({ id }) => html`<comic-stage .saveId=${id}></comic-stage>`,
    fills: true,
  },
  // What somebody sent as a link; nothing of it is kept before it is asked.
  take: {
    address: 'take/:all',
    title: APP_WORDS.link,
    load: () => import('../take/take-stage.ts'),
    show: ({ id }) => html`<take-stage .packed=${id}></take-stage>`,
    place: '',
  },
  rules: {
    address: 'rules',
    title: 'Rules',
    load: () => import('../reading/rules-pages.ts'),
    show: () => html`<rules-pages></rules-pages>`,
    place: 'Rules',
    read: true,
  },
  many: {
    address: 'rules/many',
    title: 'Many against one',
    load: () => import('../reading/rules-pages.ts'),
    show: () => html`<rules-pages from="many"></rules-pages>`,
    place: '',
    read: true,
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
  },
} satisfies Record<string, Stage>;

export type StageName = keyof typeof table;

export const STAGES: Readonly<Record<StageName, Stage>> = table;

export const STAGE_NAMES = Object.keys(table) as readonly StageName[];

export interface Route extends Given {
  readonly stage: StageName;
}

export const routeOf = (hash: string): Route => {
  // Allow slashes at the end.
  const address = hash.replace(/(?<=[^#/])\/+$/, '');
  for (const stage of STAGE_NAMES) {
    const pattern = STAGES[stage].address;
    const given = pattern === null ? null : givenBy(address, pattern);
    if (given) return { stage, ...given };
  }
  return { stage: 'nowhere', id: '', of: '', number: null };
};

export const titleOf = ({ stage }: Route): string =>
  [STAGES[stage].title, 'Viewscreen'].filter(Boolean).join(' · ');
