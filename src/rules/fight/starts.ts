import type { BroughtCritical, Entry } from '../battle/entry.ts';
import { fresh } from '../battle/entry.ts';
import type { ByCategory } from '../battle/skill.ts';
import { everyCategory } from '../battle/skill.ts';
import type { Booklet } from '../booklet/booklet.ts';
import { isSameCritical } from '../booklet/critical.ts';
import { canonical } from '../canonical.ts';
import { CATEGORIES } from '../vocabulary.ts';
import { refuse } from './refusal.ts';

/** A critical brought along, in writing. */
export interface WrittenCritical {
  readonly part: string;
  /** Null if it is the only critical of its part in the booklet. */
  readonly effects: BroughtCritical['effects'] | null;
  readonly times: number;
}

/** How a pilot begins, where that differs from the booklet. */
export interface Starts {
  readonly armor?: number;
  readonly shutdown?: number;
  readonly ammunition: Readonly<Record<string, number>>;
  readonly criticals: readonly WrittenCritical[];
  readonly skill: Partial<ByCategory>;
  readonly penalty: Partial<ByCategory>;
}

/** The differences of an entry from its booklet; null if it is fresh. */
export const startsOf = ({
  booklet,
  armor,
  shutdown,
  ammunition,
  criticals,
  skill,
  penalty,
}: Entry): Starts | null => {
  const printed = booklet.statCard;
  const starts: Starts = {
    ...(armor === printed.armor ? {} : { armor }),
    ...(shutdown === printed.shutdown ? {} : { shutdown }),
    ammunition: Object.fromEntries(
      Object.entries(ammunition).filter(([kind, points]) => points !== printed.ammunition[kind]),
    ),
    criticals: criticals.map((critical) => written(booklet, critical)),
    skill: notZero(skill),
    penalty: notZero(penalty),
  };
  return canonical(starts) === FRESH ? null : starts;
};

const FRESH = canonical({ ammunition: {}, criticals: [], skill: {}, penalty: {} });

const notZero = (points: ByCategory): Partial<ByCategory> =>
  Object.fromEntries(
    CATEGORIES.filter((category) => points[category] !== 0).map((category) => [
      category,
      points[category],
    ]),
  );

const written = ({ criticals }: Booklet, { part, effects, times }: BroughtCritical) => {
  const [own, ...others] = criticals.filter((critical) => critical.part === part);
  const isClear = own && others.length === 0 && isSameCritical(own, { part, effects });
  return { part, effects: isClear ? null : effects, times };
};

/** A pilot in this 'Mech, with these differences. */
export const entryOf = (booklet: Booklet, pilot: string, starts: Starts | null): Entry => {
  const printed = fresh(booklet, pilot);
  if (!starts) return printed;
  const strange = Object.keys(starts.ammunition).find(
    (kind) => !Object.hasOwn(printed.ammunition, kind),
  );
  if (strange !== undefined)
    refuse({ kind: 'no such ammunition', ammunition: strange, mech: booklet.mech.name });
  return {
    booklet,
    pilot,
    armor: starts.armor ?? printed.armor,
    shutdown: starts.shutdown ?? printed.shutdown,
    ammunition: { ...printed.ammunition, ...starts.ammunition },
    criticals: starts.criticals.map(({ part, effects, times }) => ({
      part,
      effects: effects ?? effectsOf(booklet, part),
      times,
    })),
    skill: { ...everyCategory(0), ...starts.skill },
    penalty: { ...everyCategory(0), ...starts.penalty },
  };
};

/** The effects of a part's only critical in a booklet. */
const effectsOf = ({ criticals, mech }: Booklet, part: string): BroughtCritical['effects'] => {
  const [own, ...others] = criticals.filter((critical) => critical.part === part);
  if (!own) return refuse({ kind: 'no such part', part, mech: mech.name });
  return others.length === 0
    ? own.effects
    : refuse({ kind: 'which critical', part, mech: mech.name });
};
