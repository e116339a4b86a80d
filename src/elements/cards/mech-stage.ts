import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { loadable } from '../../rules/campaign/acts/reload.ts';
import { roundsOf } from '../../rules/campaign/hangar/stockpile.ts';
import type { Category } from '../../rules/vocabulary.ts';
import { answered } from '../campaign/answered.ts';
import { OpenHangar } from '../campaign/open-hangar.ts';
import '../campaign/paint-choice.ts';
import { Past } from '../campaign/past.ts';
import { notify } from '../common/notice.ts';
import type { Said } from '../common/say.ts';
import '../common/stage-bar.ts';
import { StageKeys, isOnPressed } from '../common/stage-keys.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';
import './buy-back-sheet.ts';
import './buy-back.ts';
import { deedWords } from './deed-words.ts';
import './load-sheet.ts';
import { mechDock } from './mech-dock.ts';
import './mech-facts.ts';
import { mechLog } from './mech-log.ts';
import './mech-name-sheet.ts';
import './mech-portrait.ts';
import styles from './mech-stage.css?inline';
import { replacementWords, whose } from './mech-words.ts';
import './mend-list.ts';
import './new-mech-sheet.ts';
import { noSuch } from './no-such.ts';
import './parts-plan.ts';
import type { ShownMech } from './shown-mech.ts';
import { asItWas, shownMech } from './shown-mech.ts';
import type { Undated } from '../../rules/campaign/history/deed.ts';

/** What is asked on a sheet over a 'Mech. */
type Asked =
  | { readonly kind: 'name' | 'new mech' }
  | { readonly kind: 'load'; readonly ammunition: string }
  | { readonly kind: 'point'; readonly category: Category };

/**
 * A 'Mech as a page: as it stands, its numbers and where they come from, what would mend it, its parts, its
 * games, its paint. Of a replacement the penalty, which is bought back here; of one that is gone, how it went.
 */
@customElement('mech-stage')
export class MechStage extends LitElement {
  static override styles = styled(frameStyles, styles);

  @property() hangarId = '';
  @property() mechId = '';
  @state() private asked: Asked | null = null;
  @state() private fault = '';
  /** Two taps are one deed. */
  #busy = false;
  readonly #open = new OpenHangar(this, () => this.hangarId);
  readonly #past = new Past(this);

  constructor() {
    super();
    this.addController(
      new StageKeys((key, event) => {
        if (key === 'Enter' && !isOnPressed(event))
          this.renderRoot.querySelector<HTMLElement>('.dock .main')?.click();
      }),
    );
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('mechId')) this.#ask(null);
  }

  override render(): TemplateResult {
    return this.#open.shown((hangar, running) => {
      const shown = shownMech(hangar, running, this.mechId);
      if (!shown) return noSuch("'Mech", this.hangarId);
      return this.#stage({ ...shown, mech: asItWas(shown, this.#past.of(hangar, running)) });
    });
  }

  #stage(shown: ShownMech): TemplateResult {
    const { booklet, hangar, mech, mendings, pilot, running } = shown;
    const told = this.#told(shown);
    const mend = this.#mend(shown);
    // Nothing stands out: what is said of its parts stands with its games.
    const calm = told === nothing && !mech.replacement && mendings.length === 0;
    return html`<div class="stage">
        <stage-bar
          takes-focus
          back=${`#/hangar/${this.hangarId}/pilot/${pilot.id}`}
          back-to=${`To ${pilot.name}`}
        >
          ${mech.name}
          <p slot="aside" class="soft">${whose(booklet, pilot.name)}</p>
        </stage-bar>
        <div class="body ${mech.fate ? 'gone' : ''}">
          <mech-portrait
            class=${mech.replacement ? 'low' : ''}
            .hangar=${hangar}
            .mech=${mech}
            .booklet=${booklet}
          ></mech-portrait>
          ${calm ? nothing : html`<div class="now">${told} ${this.#back(shown)} ${mend}</div>`}
          ${
            booklet
              ? html`<mech-facts
                  .mech=${mech}
                  .booklet=${booklet}
                  .loadable=${shown.free ? loadable(hangar, pilot.id, running.find) : {}}
                  @loading-asked=${({ detail }: Said<'loading-asked'>) => this.#ask({ kind: 'load', ammunition: detail.ammunition })}
                ></mech-facts>`
              : nothing
          }
          ${
            mech.parts.length > 0
              ? html`<parts-plan .hangar=${hangar} .mech=${mech}></parts-plan>`
              : nothing
          }
          <div class="more">
            ${calm ? mend : nothing} ${mechLog(this.#past.of(hangar, running), mech, running.find)}
            ${this.#paint(shown)}
          </div>
        </div>
        ${mechDock(shown, {
          renames: () => this.#ask({ kind: 'name' }),
          takesNew: () => this.#ask({ kind: 'new mech' }),
        })}
      </div>
      ${this.#sheets(shown)}`;
  }

  #mend({ free, hangar, mech, mendings, pilot }: ShownMech): TemplateResult | typeof nothing {
    return pilot.mech === mech.id
      ? html`<mend-list
          .hangar=${hangar}
          .mendings=${mendings}
          .busy=${!free}
          @part-fitted=${({ detail }: Said<'part-fitted'>) => void this.#do({ kind: 'repair', pilot: pilot.id, fit: detail })}
        ></mend-list>`
      : nothing;
  }

  /** How it went, what it replaces, and that a game has to be finished first. */
  #told({ free, hangar, mech, pilot, running }: ShownMech): TemplateResult | typeof nothing {
    const told = replacementWords(this.#past.of(hangar, running) ?? hangar, mech);
    const busy = pilot.mech === mech.id && !free;
    return told || busy
      ? html`${told ? html`<p class="panel told">${told}</p>` : nothing}
        ${
          busy
            ? html`<p class="panel told">
                <b>A game to finish.</b> Until its page is closed, this 'Mech stays as it is.
              </p>`
            : nothing
        }`
      : nothing;
  }

  #back({ booklet, free, hangar, mech, pilot }: ShownMech): TemplateResult | typeof nothing {
    return mech.replacement && booklet && pilot.mech === mech.id
      ? html`<buy-back
          .hangar=${hangar}
          .pilot=${pilot}
          .mech=${mech}
          .booklet=${booklet}
          .busy=${!free}
          @point-asked=${({ detail }: Said<'point-asked'>) => this.#ask({ kind: 'point', category: detail.category })}
        ></buy-back>`
      : nothing;
  }

  #paint({ free, mech }: ShownMech): TemplateResult | typeof nothing {
    const { id, name, paint } = mech;
    return free
      ? html`<div class="panel paint">
          <paint-choice
            .paint=${paint}
            @paint-chosen=${({ detail }: Said<'paint-chosen'>) =>
              void this.#write({
                kind: 'rename mech',
                mech: id,
                words: { name, paint: detail.paint },
              })}
          ></paint-choice>
        </div>`
      : nothing;
  }

  #sheets({ booklet, hangar, mech, pilot, running }: ShownMech): TemplateResult {
    const { asked, fault } = this;
    const close = (): void => this.#ask(null);
    const kind = asked?.kind === 'load' ? asked.ammunition : null;
    const loading = kind !== null &&
      booklet && {
        ammunition: kind,
        is: roundsOf(mech.ammunition, kind),
        full: roundsOf(booklet.statCard.ammunition, kind),
        most: roundsOf(loadable(hangar, pilot.id, running.find), kind),
      };
    return html`<mech-name-sheet
        .open=${asked?.kind === 'name'}
        .mech=${mech}
        .fault=${fault}
        @mech-renamed=${({ detail }: Said<'mech-renamed'>) =>
          void this.#do({
            kind: 'rename mech',
            mech: mech.id,
            words: { name: detail.name, paint: mech.paint },
          })}
        @sheet-closed=${close}
      ></mech-name-sheet>
      <load-sheet
        .loading=${loading || null}
        .fault=${fault}
        @rounds-loaded=${({ detail }: Said<'rounds-loaded'>) =>
          void this.#do({
            kind: 'load',
            pilot: pilot.id,
            load: { [detail.ammunition]: detail.points },
          })}
        @sheet-closed=${close}
      ></load-sheet>
      <buy-back-sheet
        .hangar=${hangar}
        .pilot=${pilot}
        .mech=${mech}
        .category=${asked?.kind === 'point' ? asked.category : null}
        .fault=${fault}
        @point-bought=${({ detail }: Said<'point-bought'>) => void this.#do({ kind: 'buy back', pilot: pilot.id, point: detail })}
        @sheet-closed=${close}
      ></buy-back-sheet>
      <new-mech-sheet
        .open=${asked?.kind === 'new mech'}
        .hangar=${hangar}
        .pilot=${pilot}
        .find=${running.find}
        .fault=${fault}
        @mech-chosen=${({ detail: { booklet: id, edition, name, paint } }: Said<'mech-chosen'>) =>
          void this.#takeNew({
            kind: 'take new mech',
            pilot: pilot.id,
            mech: { booklet: id, edition, name, paint },
          })}
        @sheet-closed=${close}
      ></new-mech-sheet>`;
  }

  #ask(asked: Asked | null): void {
    this.asked = asked;
    this.fault = '';
  }

  /** Whether it was done; while one is being done no other begins. */
  async #do(deed: Undated): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      return await this.#write(deed);
    } finally {
      this.#busy = false;
    }
  }

  /** Whether it was done; what was not is said on the sheet, or above the stage where there is none. */
  async #write(deed: Undated): Promise<boolean> {
    const { running } = this.#open;
    if (!running?.hangar) return false;
    const said = deedWords(running.hangar, deed);
    const done = await answered(running.do(deed));
    if (done.kind !== 'done') {
      if (this.asked === null) notify(this, done.sentence);
      else this.fault = done.sentence;
      return false;
    }
    this.#ask(null);
    if (said) notify(this, said);
    return true;
  }

  /** The new one is shown. */
  async #takeNew(deed: Undated): Promise<void> {
    if (!(await this.#do(deed))) return;
    const { hangar } = this.#open.running ?? {};
    const old = hangar?.mechs.find(({ id }) => id === this.mechId);
    const now = hangar?.pilots.find(({ id }) => id === old?.pilot)?.mech;
    if (now) location.hash = `#/hangar/${this.hangarId}/mech/${now}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mech-stage': MechStage;
  }
}
