import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import '../comic/comic-page.ts';
import { comicOf } from '../comic/found-comic.ts';

/** The comic page of a duel that nothing keeps; nothing where it has none. */
export const linkComic = (
  ...[save, library]: Parameters<typeof comicOf>
): TemplateResult | typeof nothing => {
  const found = comicOf(save, library);
  return typeof found === 'string' ? nothing : html`<comic-page .found=${found}></comic-page>`;
};
