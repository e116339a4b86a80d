import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { MechId } from '../../rules/campaign/card/names.ts';
import type { Fighter } from '../../rules/campaign/history/game.ts';
import type { Flown } from '../../rules/campaign/chronicle/pilot-history.ts';
import type { FighterStand } from '../../rules/campaign/history/stand.ts';
import { nameOfMech, namesOfFighter } from '../../rules/words/hangar-names.ts';
import { capital } from '../../rules/words/capital.ts';
import { listed } from '../../rules/words/listed.ts';
import { number } from '../../rules/words/words.ts';

/** How a fighter left a game: `armor −2`, `bailed out`; empty if it fought to the end. */
export const wayOut = ({
  armor,
  killedBy,
  out,
}: Pick<FighterStand, 'armor' | 'killedBy' | 'out'>): string => {
  if (out === 'bailed out') return 'bailed out';
  if (out === 'escaped') return 'escaped';
  switch (killedBy) {
    case 'armor':
      return `armor ${number(armor)}, pilot killed`;
    case 'critical':
      return 'pilot killed by a critical';
    case 'heat':
      return 'pilot killed by the heat';
    case null:
      return out === null ? '' : `armor ${number(armor)}`;
  }
};

/** `Beat Finn Adeyemi`, `Beaten by Ada`, `A draw`. */
export const flownTitle = (hangar: Hangar, { beat, beatenBy, stand, won, game }: Flown): string => {
  const names = (escaped: boolean): string =>
    listed(
      beat
        .filter((each) => (each.stand.out === 'escaped') === escaped)
        .map(({ fighter }) => namesOfFighter(hangar, fighter).pilot),
    );
  const [fallen, away] = [names(false), names(true)];
  const done = [
    ...(fallen ? [`beat ${fallen}`] : []),
    ...(away ? [`drove off ${away}`] : []),
    ...(beatenBy === null || stand.out === 'escaped'
      ? []
      : [`beaten by ${namesOfFighter(hangar, beatenBy).pilot}`]),
  ];
  const words =
    done.length > 0
      ? done.join(', ')
      : stand.out === 'escaped'
        ? 'escaped'
        : game.stand.outcome.kind === 'nobody'
          ? 'a draw'
          : won
            ? 'on the side that won'
            : 'on the side that lost';
  return capital(words);
};

/** How each beaten enemy went out and how the pilot did, one line each. */
export const flownLines = (
  hangar: Hangar,
  { beat, fighter, stand }: Flown,
  bookletName: (fighter: Fighter) => string,
): readonly string[] => {
  const line = (of: Fighter, out: FighterStand): string => {
    const turn = out.turn === null ? '' : `, in turn ${out.turn}`;
    const { mech: name } = namesOfFighter(hangar, of);
    return `${name}, ${bookletName(of)}${turn}: ${wayOut(out)}.`;
  };
  return [
    ...beat.map((each) => line(each.fighter, each.stand)),
    ...(stand.out === null ? [] : [line(fighter, stand)]),
  ];
};

/** Names behind a 'Mech's rings, each once, in order: `Gray Widow · Salt Wife × 2`. */
export const ringNames = (
  { mechs }: Pick<Hangar, 'mechs'>,
  { rings }: Pick<Mech, 'rings'>,
): string => {
  const times = new Map<MechId | null, number>();
  for (const { mech } of rings) times.set(mech, (times.get(mech) ?? 0) + 1);
  return [...times]
    .map(
      ([id, count]) =>
        `${id === null ? (count > 1 ? 'strangers' : 'a stranger') : nameOfMech({ mechs }, id)}${count > 1 ? `\u00a0×\u00a0${count}` : ''}`,
    )
    .join(' · ');
};
