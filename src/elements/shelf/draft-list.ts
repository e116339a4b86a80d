import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Drafts, KeptInput } from '../../offline/disk/drafts.ts';
import { DRAFT_PLACE } from '../../offline/disk/drafts.ts';
import { at } from '../../rules/check/sound-parts.ts';
import { draftsContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { notify } from '../common/notice.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { whenText } from '../common/when-text.ts';
import styles from './draft-list.css?inline';
import { SHELF_WORDS } from './shelf-words.ts';

/** The name and designation of a draft as far as they are typed. */
const nameOf = ({ data }: KeptInput): string => {
  const mech = at(at(data, 'document'), 'mech');
  const words = ['name', 'designation'].map((key) => at(mech, key));
  return words.filter((each) => typeof each === 'string').join(' ') || SHELF_WORDS.unnamedDraft;
};

/** The drafts of booklets of this device, each a way into the workshop; one that is thrown away can be put back. */
@customElement('draft-list')
export class DraftList extends LitElement {
  static override styles = styled(styles);

  @fromContext(draftsContext) private drafts: (() => Promise<Drafts>) | null = null;
  @state() private kept: readonly KeptInput[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
  }

  override render(): TemplateResult | typeof nothing {
    if (this.kept.length === 0) return nothing;
    return html`<section class="panel" aria-labelledby="drafts">
      <h2 id="drafts" class="titled" tabindex="-1">${SHELF_WORDS.drafts}</h2>
      <ul>
        ${this.kept.map(
          (draft) =>
            html`<li class="ruled abreast">
              <a
                class="grow abreast wrap finger"
                href=${`#/workshop/${draft.of.slice(DRAFT_PLACE.length)}`}
                ><b>${nameOf(draft)}</b> <span class="soft">${whenText(draft.changed)}</span></a
              >
              <button
                type="button"
                class="mid firm finger"
                aria-label=${SHELF_WORDS.throwAway(nameOf(draft))}
                @click=${() => void this.#throwAway(draft)}
              >
                ${icon('close')}
              </button>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  async #look(): Promise<void> {
    const drafts = await this.drafts?.().catch(() => null);
    // Without storage there are none.
    this.kept = (await drafts?.list(DRAFT_PLACE).catch(() => [])) ?? [];
  }

  async #throwAway(draft: KeptInput): Promise<void> {
    const drafts = await this.drafts?.();
    if (!drafts) return;
    const { data, of } = draft;
    // When it is put back another stage may be here.
    const shelf = (this.getRootNode() as ShadowRoot).host;
    const place = shelf.parentElement ?? shelf;
    const write = async (input: unknown): Promise<void> => {
      // All rows of it, whichever tab wrote them.
      await drafts.readAll(of);
      drafts.keep(of, input);
      await this.#look();
      await this.updateComplete;
    };
    await write(null);
    if (this.kept.some((each) => each.of === of))
      return notify(this, SHELF_WORDS.draftElsewhere(nameOf(draft)), { about: of });
    let isGoing = false;
    const putBack = async (): Promise<void> => {
      if (isGoing) return;
      isGoing = true;
      await write(data);
      notify(place, SHELF_WORDS.draftIsBack(nameOf(draft)), { about: of });
    };
    notify(place, SHELF_WORDS.thrownAway(nameOf(draft)), {
      ...{ about: of, act: { name: SHELF_WORDS.putBack, do: () => void putBack() } },
    });
    const heading = this.renderRoot.querySelector('h2');
    if (heading) heading.focus();
    else (this.getRootNode() as ShadowRoot).querySelector<HTMLElement>('h1')?.focus();
  }
}
