import { html } from 'lit';
import type { Stage } from './stage.ts';

/** The stages of the campaign, a line each. */
export const HANGAR_STAGES = {
  muster: {
    address: 'hangar/:id/muster',
    title: 'Muster',
    load: () => import('../muster/muster-stage.ts'),
    show: ({ id }) => html`<muster-stage .hangarId=${id}></muster-stage>`,
    place: null,
    fills: true,
    read: false,
    booklet: false,
  },
  stockpile: {
    address: 'hangar/:id/stockpile',
    title: 'Stockpiles',
    load: () => import('../stockpile/stockpile-stage.ts'),
    show: ({ id }) => html`<stockpile-stage .hangarId=${id}></stockpile-stage>`,
    place: '',
    under: 'hangars',
    fills: true,
    read: false,
    booklet: false,
  },
  trade: {
    address: 'hangar/:id/trade',
    title: 'A trade',
    load: () => import('../stockpile/trade-stage.ts'),
    show: ({ id }) => html`<trade-stage .hangarId=${id}></trade-stage>`,
    place: null,
    fills: true,
    read: false,
    booklet: false,
  },
} satisfies Record<string, Stage>;
