import { StageKeys } from '../common/stage-keys.ts';

/** What a pilot who chooses can do by keys alone. */
export interface ChoosingActs {
  readonly typed: (digit: string) => void;
  /** To the open row after this one (1) or before it. */
  readonly row: (way: -1 | 1) => void;
  /** To the column after this one (1) or before it. */
  readonly column: (way: -1 | 1) => void;
  /** The page of a column, and back to the card. */
  readonly page: () => void;
  readonly lockIn: () => void;
  readonly letGo: () => void;
  readonly study: () => void;
  readonly curtain: () => void;
  /** Attacks where the enemy is that is turned to. */
  readonly attack: () => void;
}

const ARROWS: Readonly<Record<string, readonly ['row' | 'column', -1 | 1]>> = {
  ArrowUp: ['row', -1],
  ArrowDown: ['row', 1],
  ArrowLeft: ['column', -1],
  ArrowRight: ['column', 1],
};

/** Whether Enter or Space already means something to what has the focus. A row is not pressed by it. */
const answersKeys = (from: EventTarget | undefined): boolean =>
  from instanceof HTMLAnchorElement ||
  (from instanceof HTMLButtonElement && from.getAttribute('role') !== 'radio');

/** The keys of a choice: digits and up and down pick, left and right look at answers, Enter locks in. */
export const choosingKeys = (acts: ChoosingActs): StageKeys =>
  new StageKeys((key, event) => {
    const [which, way] = ARROWS[key] ?? [];
    if (which && way) {
      if (which === 'row') event.preventDefault();
      acts[which](way);
    } else if (/^\d$/.test(key)) acts.typed(key);
    else if (key === 'Escape') acts.letGo();
    else if (key === 's') acts.study();
    else if (key === 'c') acts.curtain();
    else if (key === 'a') acts.attack();
    else if ((key === 'Enter' || key === ' ') && !answersKeys(event.composedPath()[0])) {
      event.preventDefault();
      if (key === 'Enter') acts.lockIn();
      else acts.page();
    }
  }, Object.keys(ARROWS));
