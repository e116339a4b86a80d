/** What one writes in or chooses from, by its words. */
const FIELDS = 'input, select, textarea';
const TICKED = ['checkbox', 'radio', 'file', 'range', 'color'];

/** Fields whose type is smaller than 16 pixels, shadow trees included: a phone draws the whole page nearer when one
 *  of them is touched. */
export const smallFieldsIn = (within: ParentNode): string[] =>
  [...within.querySelectorAll<HTMLElement>('*')].flatMap((each) => {
    const inside = each.shadowRoot ? smallFieldsIn(each.shadowRoot) : [];
    const isField = each.matches(FIELDS) && !TICKED.includes((each as HTMLInputElement).type);
    const size = isField ? Number.parseFloat(getComputedStyle(each).fontSize) : 16;
    return size < 16 ? [`${size} px: ${each.outerHTML.slice(0, 120)}`, ...inside] : inside;
  });
