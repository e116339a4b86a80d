import { readLibrary } from '../../../src/command-line/library.ts';
import type { Battle, Screens } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import type { Entry } from '../../../src/rules/battle/entry.ts';
import { fresh } from '../../../src/rules/battle/entry.ts';
import type { Booklet, Critical } from '../../../src/rules/booklet/booklet.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import type { Incident, IncidentOf } from '../../../src/rules/battle/incident.ts';
import { openManeuvers, whyShut } from '../../../src/rules/battle/open-maneuvers.ts';
import type { Options } from '../../../src/rules/battle/options.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Seat } from '../../../src/rules/battle/seat.ts';
import { play } from '../../../src/rules/fight/moves.ts';
import { sure } from '../../../src/rules/sure.ts';
import type { Range } from '../../../src/rules/vocabulary.ts';
import { shutText } from '../../../src/rules/words/words.ts';
import { allowed } from '../../allowed.ts';
import { wounded } from '../../../src/rules/battle/wounds.ts';

const library = readLibrary();

/** A booklet of the project, by its id in records. */
export const book = (id: string): Booklet => {
  const found = library.get(id);
  if (!found) throw new Error(`There is no booklet ${id}.`);
  return found;
};
export const findBook = (id: string): Booklet | undefined => library.get(id);
export const booklets: readonly Booklet[] = [...library.values()];
export const rifleman = book('rfl-3n');
export const griffin = book('grf-1n');
/** The printed booklets; the others were forged from a sheet of `books/sheets`. */
export const printed: readonly Booklet[] = [griffin, rifleman];

export const criticalOf = (booklet: Booklet, part: string, effect: string): Critical => {
  const found = booklet.criticals.find(
    (critical) => critical.part === part && critical.effects[0]?.effect === effect,
  );
  if (!found) throw new Error(`${booklet.id} has no ${part} with ${effect}.`);
  return found;
};

type Standing = Partial<Omit<Seat, 'wounds'>> & { readonly criticals?: readonly Critical[] };

const PILOTS = ['Ada', 'Ben', 'Cem', 'Dot', 'Eve'];

/** A pilot in a 'Mech as printed, by seat, with changes. */
export const entry = (booklet: Booklet, seat: number, changed: Partial<Entry> = {}): Entry => ({
  ...fresh(booklet, PILOTS[seat] ?? 'Fay'),
  ...changed,
});

/** A battle of fresh 'Mechs: the lone player's, then the rivals'. */
export const opened = (
  lone: Booklet,
  rivals: readonly Booklet[],
  options: Options = USUAL_OPTIONS,
): Battle =>
  openBattle({
    options,
    lone: entry(lone, 0),
    rivals: rivals.map((rival, index) => entry(rival, index + 1)),
  });

/** A battle in mid-game: its range, the screens both look at, and the seats. */
export interface Scene extends Partial<Options> {
  readonly lone?: Booklet;
  readonly rival?: Booklet;
  readonly range?: Range;
  /** The view screen that the lone player sees: its status is the rival's. */
  readonly loneSees?: number;
  readonly rivalSees?: number;
  readonly saw?: readonly [number, number];
  readonly seats?: readonly [Standing?, Standing?];
  readonly quiet?: number;
}

/** View screens of each range that shut nothing; at close range one that shuts only blue and yellow. */
const CALM: Readonly<Record<Range, number>> = { close: 45, medium: 55, long: 49 };

export const scene = ({
  lone = rifleman,
  rival = griffin,
  range = 'long',
  loneSees = CALM[range],
  rivalSees = CALM[range],
  saw,
  seats = [],
  quiet = 0,
  ...options
}: Scene = {}): Battle => {
  const begun = opened(lone, [rival], { ...USUAL_OPTIONS, ...options });
  const screens = (one: number, other: number): Screens => ({
    lone: viewScreen(rival, one),
    rival: viewScreen(lone, other),
  });
  return {
    ...begun,
    quiet,
    pairings: [
      { rival: 1, range, sees: screens(loneSees, rivalSees), saw: saw ? screens(...saw) : null },
    ],
    seats: begun.seats.map((seat, index) => {
      const { criticals = [], ...standing } = seats[index] ?? {};
      return {
        ...seat,
        ...standing,
        wounds: criticals.reduce(
          (wounds, critical) => wounded(seat.booklet.statCard, wounds, critical),
          seat.wounds,
        ),
      };
    }),
  };
};

/** Plays console numbers that must be open. */
export const playTurn = (
  battle: Battle,
  lone: number,
  rival: number,
  more: readonly [object?, object?] = [],
): Exchange => {
  return allowed(
    play(battle, {
      seats: [
        { console: lone, ...more[0] },
        { console: rival, ...more[1] },
      ],
    }),
  );
};

export const incidentsOf = <Kind extends Incident['kind']>(
  { incidents }: Exchange,
  kind: Kind,
): readonly IncidentOf<Kind>[] =>
  incidents.filter((incident): incident is IncidentOf<Kind> => incident.kind === kind);

/** A seat's open console numbers, the lowest first. */
export const openTo = (battle: Battle, seat: number): readonly number[] =>
  openManeuvers(battle, seat)
    .map(({ console }) => console)
    .sort((one, other) => one - other);

/** Why a console number is shut to a seat, as its card says it; null if it is open. */
export const whyShutTo = (battle: Battle, seat: number, console: number): string | null => {
  const { booklet } = sure(battle.seats[seat]);
  const shut = whyShut(battle, seat, sure(maneuverAt(booklet.statCard, console)));
  return shut && shutText(shut).long;
};
