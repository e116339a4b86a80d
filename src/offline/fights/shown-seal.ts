import { battleNamed } from '../../rules/fight/fight.ts';
import { isPerson, occasionOf } from '../../rules/fight/hands.ts';
import type { BattleStanding, Standing } from './standing.ts';

/** The battle and the turn that begins, or is shown. */
const occasionIn = ({ battle, name }: BattleStanding): string =>
  occasionOf({ battle: name, turn: battle.turns + 1 });

/** What a computer pilot has shown as its seal in the turn that begins, or is shown; null where none is kept. */
export const sealShown = (battle: BattleStanding, seat: number): string | null => {
  const hand = battle.choosers[seat];
  return !hand || isPerson(hand) ? null : (hand.seals?.[occasionIn(battle)] ?? null);
};

/** Whether it has shown one. */
export const isSealed = (battle: BattleStanding, seat: number): boolean =>
  sealShown(battle, seat) !== null;

/** The fight with what a computer pilot shows as its seal: once it is shown it stays as it is. */
export const withSeal = (
  standing: Standing,
  battle: BattleStanding,
  seat: number,
  seal: string,
): Standing => {
  const { fight, save } = standing;
  const pilot = battleNamed(fight, battle.name)?.pilots[seat];
  const chooses = save.chooses?.map((chooser, at) =>
    at === pilot && !isPerson(chooser)
      ? { ...chooser, seals: { [occasionIn(battle)]: seal, ...chooser.seals } }
      : chooser,
  );
  return chooses ? { ...standing, save: { ...save, chooses } } : standing;
};
