const plain = (digits: string): string => digits.replace(/[Oo]/gu, '0').replace(/[lI]/gu, '1');

/** The number that a word of one or two digits can only mean, O and l among them read as digits; else null. */
export const numberMeant = (word: string | undefined): number | null =>
  word !== undefined && /^[\dOolI]{1,2}$/u.test(word) ? Number(plain(word)) : null;

/** Every cell that a word can mean, as printed: `1` is `01`, `23e` is `23E`, `1O` is `10` or `01O`. None for other words. */
export const cellMeant = (word: string | undefined): readonly string[] =>
  [2, 1].flatMap((length) => {
    const [digits, letter] = [word?.slice(0, length) ?? '', word?.slice(length) ?? ''];
    if (digits.length < length || !/^[\dOolI]+$/u.test(digits) || !/^[a-z]?$/iu.test(letter))
      return [];
    const cell = plain(digits).padStart(2, '0');
    return letter === 'l' ? [`${cell}L`, `${cell}I`] : [cell + letter.toUpperCase()];
  });

/** Whether no O, I or l stands in a word where a digit may be meant. */
export const isPlain = (word: string): boolean =>
  /^(?:\d\d[A-Za-km-z]?|\d[A-HJ-NP-Za-hjkmnp-z]?)$/u.test(word);
