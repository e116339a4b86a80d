import type { PaperFault } from '../../rules/campaign/game/paper.ts';
import type { Stand } from '../../rules/campaign/history/stand.ts';
import { listed } from '../../rules/words/listed.ts';

/** What is still to be said, or cannot have been so, as a sentence. */
export const faultWords = (fault: PaperFault, names: readonly string[]): string => {
  const name = names[fault.fighter] ?? '';
  switch (fault.kind) {
    case 'no turn':
      return `In which turn did ${name} go?`;
    case 'armor':
      return `${name}: who stands or leaves has armor left, who is shot down has none, who dies of it −5 or less.`;
    case 'no critical':
      return `Which critical killed ${name}? It is one of those of the parts.`;
    case 'no victor':
      return `Who beat ${name}? Say what each has done to the armor.`;
    case 'too late':
      return `The battle was over before ${name} went.`;
  }
};

/** Who has won by what was said: `Ada and Ben win`. */
export const outcomeWords = (
  { fighters, outcome }: Pick<Stand, 'fighters' | 'outcome'>,
  names: readonly string[],
): string => {
  const of = (sides: readonly string[]): readonly string[] =>
    names.filter((_, place) => sides.includes(fighters[place]?.side ?? ''));
  switch (outcome.kind) {
    case 'win': {
      const winners = of([outcome.winner]);
      return `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'}`;
    }
    case 'escape': {
      const away = of(outcome.escaped);
      return `${listed(away)} ${away.length > 1 ? 'escape' : 'escapes'}`;
    }
    case 'nobody':
      return 'Nobody wins';
  }
};
