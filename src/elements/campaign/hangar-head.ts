import { html } from 'lit';
import type { TemplateResult } from 'lit';
import './hangar-tabs.ts';
import type { HangarTab } from './hangar-tabs.ts';

export const hangarHead = (
  { hangarId, here }: { readonly hangarId: string; readonly here: HangarTab },
  heading: string,
  words: string | TemplateResult,
): TemplateResult =>
  html`<div class="hangar-head stack firm">
    <div class="heading unseen-on-phone">
      <h1>${heading}</h1>
      <p class="soft">${words}</p>
    </div>
    <hangar-tabs class="not-paper" .hangarId=${hangarId} .here=${here}></hangar-tabs>
  </div>`;
