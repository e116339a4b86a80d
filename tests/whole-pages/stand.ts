import type { Booklet, ShownBooklet } from '../../src/rules/booklet/booklet.ts';
import { ContextProvider } from '@lit/context';
import { adoptStyles, html, nothing, render } from 'lit';
import type { LitElement, TemplateResult } from 'lit';
import { picturesContext, settingsContext } from '../../src/elements/common/contexts.ts';
import type { Said } from '../../src/elements/common/say.ts';
import { icon } from '../../src/elements/common/signs.ts';
import '../../src/elements/common/stage-bar.ts';
import { styled } from '../../src/elements/common/styled.ts';
import replayStyles from '../../src/elements/records/replay-stage.css?inline';
import type { ViewWindow } from '../../src/elements/page/view-window.ts';
import '../../src/elements/turn/film/turn-film.ts';
import type { Pace } from '../../src/elements/turn/film/pace.ts';
import { loadSettings } from '../../src/offline/page/settings.ts';
import type { Step } from '../../src/rules/fight/steps.ts';
import { CALLED, LEAVE_OR_STAY, stepAfter } from '../../src/rules/fight/steps.ts';
import { sure } from '../../src/rules/sure.ts';
import { elementsIn, holdersOf } from '../elements/composed.ts';
import { dots } from './dots.ts';
import { faultsIn } from './faults.ts';
import type { HitPlace } from './hit-places.ts';
import { hitPlace } from './hit-places.ts';
import type { RandomDuel, RandomTurn } from './random-duels.ts';
import { randomDuel } from './random-duels.ts';

/** No film has more shots. */
const MOST_SHOTS = 24;

/** What was looked at, and what was found. */
export interface Looked {
  /** The size of the window, in pixels. */
  readonly window: string;
  readonly exchanges: number;
  readonly scenes: number;
  /** Scenes that were laid out differently from any before. */
  readonly distinct: number;
  /** Faults as sentences: where each was found first, and in how many distinct scenes. */
  readonly faults: Readonly<Record<string, { readonly first: string; readonly scenes: number }>>;
}

/** Where the film stands: a turn of a duel, what of it is decided, and how far it is told. */
interface Standing {
  readonly duel: RandomDuel;
  readonly turn: RandomTurn;
  readonly undecided: RandomTurn['undecided'];
  readonly step: Step;
  readonly decided: boolean;
  readonly guided: boolean;
  readonly replayed: boolean;
}

/** The words of an element itself as far as they decide how it is laid out: digits are all of one width. */
const layoutWords = (element: Element): string => {
  let words = '';
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (node instanceof Text) words += node.data;
  return words.trim() === '' ? '' : words.replaceAll(/\d/g, '0').replaceAll(/\s+/g, ' ');
};

const layoutOf = (each: Element): string =>
  `${each.localName}.${each.className && each.getAttribute('class')}${each.getAttribute('focused') ?? ''}:${layoutWords(each)}|`;

/**
 * What decides how a scene is laid out: its elements, their classes, and the words in them. The cells of
 * a console have all one width and one line, whatever stands in them: they count for themselves.
 */
const layoutKeys = (elements: readonly Element[]): readonly string[] => {
  let scene = '';
  const consoles = new Map<Element, string>();
  for (const each of elements) {
    if (each.localName === 'style' || each.closest('.unseen, svg')) continue;
    const cells = each.closest('.cells');
    if (!cells) scene += layoutOf(each);
    else if (cells.checkVisibility())
      consoles.set(cells, `${consoles.get(cells) ?? ''}${layoutOf(each)}`);
  }
  return [scene, ...consoles.values()];
};

/** A short name for a long key, 2 × 32 bits (FNV-1a): two keys of some ten thousand hardly ever share one. */
const shortOf = (key: string): string => {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) + at;
  }
  return `${one >>> 0}/${other >>> 0}`;
};

/** The film of exchanges, laid in the whole window as a duel and a replay lay it, looked at shot by shot. */
export class Stand {
  readonly #root = document.createElement('div').attachShadow({ mode: 'open' });
  readonly #settings: ContextProvider<typeof settingsContext>;
  readonly #seen = new Set<string>();
  readonly #faults: Record<string, { readonly first: string; readonly scenes: number }> = {};
  #standing: Standing | null = null;
  #exchanges = 0;
  #scenes = 0;
  #distinct = 0;

  readonly #found: (fault: string) => Promise<void>;

  /** `found` hears of a fault that is new while it is seen. */
  constructor(found: (fault: string) => Promise<void>) {
    this.#found = found;
    const { host } = this.#root;
    (host as HTMLElement).style.height = '100dvh';
    document.body.append(host);
    adoptStyles(this.#root, styled(replayStyles));
    this.#settings = new ContextProvider(host as HTMLElement, { context: settingsContext });
    new ContextProvider(host as HTMLElement, {
      context: picturesContext,
      initialValue: dots,
    }).hostConnected();
  }

  /** All that was seen so far. */
  get looked(): Looked {
    return {
      window: `${innerWidth} × ${innerHeight}`,
      exchanges: this.#exchanges,
      scenes: this.#scenes,
      distinct: this.#distinct,
      faults: this.#faults,
    };
  }

  remove(): void {
    this.#root.host.remove();
  }

  /** Goes through a duel or so many turns of it from one on, turn by turn and shot by shot. */
  async lookAt(seed: number, turns: number, from = 1): Promise<void> {
    const duel = randomDuel(seed);
    const replayed = seed % 3 === 2;
    let guided = !replayed;
    for (const [index, turn] of duel.turns.entries()) {
      if (index + 1 < from || index + 1 >= from + turns) continue;
      this.#pace(index === 0 ? null : 'at a tap');
      const { undecided } = turn;
      const begun = { step: CALLED, decided: replayed, guided, replayed };
      const at = `duel ${seed} (${duel.cast}${replayed ? ', replayed' : ''}), turn ${index + 1}`;
      await this.#lookAtTurn({ duel, turn, undecided, ...begun }, at);
      guided &&= turn.played.incidents.every(({ kind }) => kind !== 'scored');
      // The browser is not held up by a duel.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  async #lookAtTurn(begun: Standing, at: string): Promise<void> {
    this.#exchanges += 1;
    this.#stand(begun);
    let isReasoned = false;
    for (let shots = 0; this.#standing && shots < MOST_SHOTS; shots += 1) {
      await this.#settled();
      await this.#look(this.#standing, at);
      isReasoned ||= elementsIn(this.#root).some(isWhy);
      if (this.#standing.step.kind === 'marks') this.#stand({ ...this.#standing, undecided: [] });
      const before = this.#standing;
      this.#stage.key('ArrowRight');
      // No page is turned to before its window is decoded.
      while (before.step.kind === 'called' && this.#standing === before)
        await new Promise((resolve) => setTimeout(resolve));
    }
    if (this.#standing) throw new Error(`${at}: the film does not end`);
    if (!isReasoned) await this.#fault('a turn shows no reason', at);
  }

  get #stage() {
    return sure(this.#root.querySelector('turn-film') ?? undefined);
  }

  #pace(pace: Pace): void {
    const current = { ...loadSettings(), pace };
    this.#settings.setValue({ current, save: () => undefined });
  }

  #stand(standing: Standing | null): void {
    this.#standing = standing;
    if (standing) render(this.#film(standing), this.#root);
  }

  #film(standing: Standing): TemplateResult {
    const { duel, turn, replayed } = standing;
    const [lone, rival] = duel.names;
    const next = `Turn ${turn.battle.turns + 2}`;
    return html`${
        replayed
          ? html`<stage-bar back="#/records" back-to="To the records">
              ${lone?.pilot} against ${rival?.pilot}
              <span class="soft at">turn 11 of 23</span>
              ${['back', 'on'].map((name) => html`<button slot="buttons" type="button">${icon(name as 'back')}</button>`)}
            </stage-bar>`
          : nothing
      }
      <turn-film
        ?no-bar=${replayed}
        .battle=${turn.battle}
        .played=${turn.played}
        .names=${duel.names}
        .step=${standing.step}
        .decided=${standing.decided}
        .guided=${standing.guided}
        .undecided=${standing.undecided}
        .nextName=${replayed ? next : `${next}: ${rival?.pilot} chooses`}
        @step-reached=${(event: Said<'step-reached'>) => this.#stand({ ...standing, step: event.detail.step })}
        @pilots-stay=${() =>
          this.#stand({
            ...standing,
            decided: true,
            step: sure(stepAfter(turn.played, LEAVE_OR_STAY) ?? undefined),
          })}
        @turn-finished=${() => this.#stand(null)}
      ></turn-film>`;
  }

  /** Every element is as it will be. */
  async #settled(): Promise<void> {
    for (;;) {
      const pending = elementsIn(this.#root).filter(
        (each): each is LitElement => (each as Partial<LitElement>).isUpdatePending === true,
      );
      if (pending.length === 0) return;
      await Promise.all(pending.map((each) => each.updateComplete));
    }
  }

  async #look({ step, replayed }: Standing, at: string): Promise<void> {
    const stage = this.#stage;
    const elements = elementsIn(this.#root);
    const turning = elements.some((each) => each.matches('.leaf'));
    const hits = new Map<Element, HitPlace | null>();
    for (const view of elements)
      if (view.localName === 'view-window' && step.kind !== 'marks' && !turning)
        hits.set(view, hitIn(view as ViewWindow));
    this.#scenes += 1;
    const [scene = '', ...consoles] = layoutKeys(
      turning ? elements.filter((each) => !isUnderLeaf(each)) : elements,
    );
    const key = `${String(replayed)}${JSON.stringify([...hits.values()])}${scene}`;
    const isNew = [key, ...consoles].map(shortOf).filter((each) => !this.#seen.has(each));
    for (const each of isNew) this.#seen.add(each);
    if (isNew.length === 0) return;
    this.#distinct += 1;
    // What rises and turns is looked at where it rests: the leaf before it turns.
    for (const { shadowRoot } of elements)
      for (const animation of shadowRoot?.getAnimations() ?? []) animation.cancel();
    for (const { what, more } of faultsIn(stage, (view) => hits.get(view) ?? null))
      await this.#fault(what, `${at}, ${step.kind}${more && `: ${more}`}`);
  }

  async #fault(what: string, at: string): Promise<void> {
    const { first, scenes } = this.#faults[what] ?? { first: at, scenes: 0 };
    this.#faults[what] = { first, scenes: scenes + 1 };
    if (scenes === 0) await this.#found(what);
  }
}

const isWhy = (each: Element): boolean =>
  each.matches('.why') &&
  each.textContent.trim() !== '' &&
  each.checkVisibility({ visibilityProperty: true });

/** A page that is just being turned to lies under the leaf, and is not seen. */
const isUnderLeaf = (element: Element): boolean =>
  holdersOf(element).some(({ localName }) => localName === 'booklet-page');

/** In a duel every booklet is whole. */
const isWhole = (booklet: ShownBooklet): booklet is Booklet => 'cells' in booklet;

const hitIn = ({ booklet, renderRoot, screen, wear }: ViewWindow): HitPlace | null => {
  const place = booklet && isWhole(booklet) && screen ? hitPlace(booklet, screen, wear) : null;
  return place &&
    renderRoot.querySelector<HTMLElement>('.sheets')?.style.getPropertyValue('--turned')
    ? { ...place, x: 1 - place.x }
    : place;
};
