import type { OptionName, Options } from '../battle/options.ts';

interface Worded<Choice extends string> {
  /** The label, if there are more than two choices. */
  readonly about: string;
  /** The usual choice labels the switch, if there are two. */
  readonly choices: Readonly<Record<Choice, string>>;
  /** What a choice means for a hangar, in a sentence, if that is not plain. */
  readonly inHangar: Readonly<Partial<Record<Choice, string>>>;
}

export const OPTION_WORDS: { readonly [Name in OptionName]: Worded<Options[Name]> } = {
  ammunition: {
    about: 'Ammunition',
    choices: { counted: 'Ammunition is counted', ignored: 'Ammunition is ignored' },
    inHangar: { ignored: 'No rounds are spent, and nobody reloads after this game.' },
  },
  limit: {
    about: 'Turn limit',
    choices: {
      none: 'None',
      '12': '12 turns',
      '16': '16 turns',
      '18': '18 turns',
      '24': '24 turns',
      '30': '30 turns',
    },
    inHangar: {},
  },
};
