import type { ReactiveElement } from 'lit';
import { html, nothing, render } from 'lit';
import './sheet-dialog.ts';

/** The text of a field on the sheet, trimmed. */
type Typed = (field: string) => string;

/** A button at the foot of a sheet. */
interface SheetAct {
  readonly words: unknown;
  /** Classes beside `button`. */
  readonly look?: string;
  /** The sheet closes after it, unless it gives a sentence: that is shown, and an empty one only keeps it open. */
  readonly does: (typed: Typed) => string | void | Promise<string | void>;
}

/** What is on a sheet. */
export interface AskedSheet {
  readonly heading: string;
  readonly body: unknown;
  readonly acts?: readonly SheetAct[];
  readonly wide?: boolean;
  /** Enter in a field of the body does the first act. */
  readonly entered?: boolean;
  /** The first act has the focus, so that Enter does it. */
  readonly ready?: boolean;
}

/**
 * Asks something on a sheet over the stage, in the shadow root of `host` and so in its styles. `asked` is read
 * again whenever the host renders; null closes the sheet. Gives what closes it.
 */
export const ask = (host: ReactiveElement, asked: () => AskedSheet | null): (() => void) => {
  const sheet = document.createElement('sheet-dialog');
  let busy = false;
  const leave = (): void => {
    host.removeController(drawing);
    sheet.open = false;
    // First it gives the focus back.
    void sheet.updateComplete.then(() => sheet.remove());
  };
  const typed: Typed = (field) => {
    const found = sheet.querySelector<HTMLInputElement>(`[name='${field}']`);
    return found?.value.trim() ?? '';
  };
  const press = async ({ does }: SheetAct): Promise<void> => {
    if (busy) return;
    busy = true;
    const why = await does(typed);
    busy = false;
    if (typeof why !== 'string') leave();
    else sheet.fault = why;
  };
  const draw = (): void => {
    const now = asked();
    // A stage that renders something else takes the sheet away.
    if (!now || (sheet.hasUpdated && !sheet.isConnected)) return leave();
    const [first] = now.acts ?? [];
    sheet.heading = now.heading;
    sheet.wide = now.wide ?? false;
    render(
      html`${
        now.entered && first
          ? html`<form
              id="asked"
              @submit=${(event: Event) => {
                event.preventDefault();
                void press(first);
              }}
            >
              ${now.body}
            </form>`
          : now.body
      }
      ${now.acts?.map(
        (act) =>
          html`<button
            slot="buttons"
            type=${now.entered && act === first ? 'submit' : 'button'}
            form=${now.entered && act === first ? 'asked' : nothing}
            class="button ${act.look ?? ''}"
            @click=${now.entered && act === first ? nothing : () => void press(act)}
          >
            ${act.words}
          </button>`,
      )}`,
      sheet,
      { host },
    );
  };
  const drawing = { hostUpdated: draw, hostDisconnected: leave };
  sheet.addEventListener('sheet-closed', (event) => {
    event.stopPropagation();
    leave();
  });
  draw();
  host.renderRoot.append(sheet);
  sheet.open = true;
  if (asked()?.ready)
    void sheet.updateComplete.then(() =>
      sheet.querySelector<HTMLElement>("[slot='buttons']")?.focus(),
    );
  host.addController(drawing);
  return leave;
};
