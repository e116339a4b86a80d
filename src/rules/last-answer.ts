/** A function that gives its last answer again as long as it is given the very same values. */
export const lastAnswer = <Values extends readonly unknown[], Answer>(
  answer: (...values: Values) => Answer,
): ((...values: Values) => Answer) => {
  let last: { readonly values: Values; readonly answer: Answer } | null = null;
  return (...values) => {
    if (!last || values.some((value, at) => value !== last?.values[at]))
      last = { values, answer: answer(...values) };
    return last.answer;
  };
};
