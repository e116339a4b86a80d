// Joins everything; so far it only opens the page.
import { LitElement, html } from 'lit';
import { customElement } from 'lit/decorators.js';

/** The whole game. */
@customElement('viewscreen-app')
export class ViewscreenApp extends LitElement {
  protected override render(): unknown {
    return html`<h1>Viewscreen</h1>`;
  }
}

// Vite's own page for development has no worker.
if (import.meta.env.PROD) {
  void navigator.serviceWorker?.register(new URL('sw.js', document.baseURI));
}
