import type { OptionName, Options } from '../battle/options.ts';

/** What is shown of an option. */
interface Worded<Choice extends string> {
  /** What it is about, over more than two choices. */
  readonly about: string;
  /** Each choice; that of the usual one names the switch where there are two. */
  readonly choices: Readonly<Record<Choice, string>>;
  /** What a choice means for a hangar, as a sentence, where that is not plain. */
  readonly inHangar: Readonly<Partial<Record<Choice, string>>>;
}

/** The options of a battle in words, one entry for each line of their table (`rules/battle/options`). */
export const OPTION_WORDS: { readonly [Name in OptionName]: Worded<Options[Name]> } = {
  ammunition: {
    about: 'Ammunition',
    choices: { counted: 'Ammunition is counted', ignored: 'Ammunition is ignored' },
    inHangar: { ignored: 'No rounds are spent, and nobody reloads after this game.' },
  },
};
