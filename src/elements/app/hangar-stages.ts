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
} satisfies Record<string, Stage>;
