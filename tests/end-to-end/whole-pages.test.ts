import { expect, test } from 'vitest';
import { recordedDuel } from '../tools/recorded-duels.ts';
import type { Device } from './harness.ts';
import { PLAIN, openApp } from './harness.ts';
import { pressOn, takeIn } from './table.ts';

/** What is cut, hidden or too small where the film stands now, as sentences. */
const MEASURE = `(() => {
  const faults = [];
  const parts = [];
  const gather = (root) => {
    for (const each of root.querySelectorAll('*')) {
      parts.push(each);
      if (each.shadowRoot) gather(each.shadowRoot);
    }
  };
  gather(document);
  const all = (selector) => parts.filter((each) => each.matches(selector));
  const box = (each) => each.getBoundingClientRect();
  const dock = all('.controls')[0];
  // A replay has one bar more than a duel.
  const height = innerHeight - box(all('replay-stage')[0].shadowRoot.querySelector('stage-bar')).height;
  if (!dock) return null;
  for (const page of all('exchange-pages booklet-page, .page-of > booklet-page')) {
    const { top, bottom, left, right } = box(page);
    if (top < 0 || bottom > box(dock).top + 1 || left < -1 || right > innerWidth + 1)
      faults.push('the page is not whole');
    const article = page.shadowRoot.querySelector('article');
    if (!article) return 'not laid out';
    for (const part of article.children)
      if (box(part).bottom > box(article).bottom + 1) faults.push('the page is higher than its room');
    for (const plate of article.querySelectorAll('.plate')) {
      for (const text of plate.querySelectorAll('b, li, .words, td')) {
        const [inner, outer] = [box(text), box(plate)];
        if (inner.height > 0 && (inner.left < outer.left - 1 || inner.right > outer.right + 1 ||
          inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1))
          faults.push('cut: ' + text.textContent.trim());
      }
    }
    const window = box(page.shadowRoot.querySelector('view-window'));
    const slip = page.parentElement.querySelector('.slip');
    const over = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 &&
      one.top < other.bottom - 1 && other.top < one.bottom - 1;
    if (slip && over(box(slip), window)) faults.push('the slip lies over the picture');
    const lies = innerHeight < 520;
    const status = box(article.querySelector('.status'));
    if (lies && slip && over(box(slip), status)) faults.push('the slip lies over what is told');
    const letters = article.querySelector('.critical');
    const table = article.querySelector('.console');
    if (letters && table && over(box(letters), box(table))) faults.push('the console lies over the letter');
    if ((lies || (innerWidth < 700 && slip)) && window.height < 0.45 * height)
      faults.push('the picture has ' + Math.round(window.height) + ' of ' + height);
  }
  for (const beat of all('.beat'))
    if (beat.scrollHeight > beat.clientHeight + 1) faults.push('a beat is higher than its room');
  return faults;
})()`;

/** The tightest of each kind; the component tests lay the film out at every size. */
const SIZES = ['small phone', 'lying phone', 'desktop'] as const;

test.each(SIZES satisfies readonly Device[])(
  'on a %s each page of a turn is whole, with no title or row cut and nothing over its picture',
  async (device) => {
    const { page } = await openApp({ ...PLAIN, device, path: '#/records' });
    const lines = recordedDuel(11).map(
      ({ numbers }, index) => `${index + 1}. ${numbers.join(' ')}`,
    );
    const head = 'viewscreen record 1\nlone: rfl-3n Ada\nrival: grf-1n Ben\nammunition: counted\n';
    await takeIn(page, head + lines.join('\n'));
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'More of Ada against Ben' }).click();
    await page.getByRole('link', { name: 'Replay' }).click();
    const faults: string[] = [];
    for (const [index] of lines.entries()) {
      await page.getByText(`turn ${index + 1} of ${lines.length}`).waitFor();
      const here = page.getByText(`turn ${index + 1} of ${lines.length}`);
      while ((await here.count()) > 0) {
        // A text that is waited for would be run by the page itself, which its policy forbids.
        const measured = (): Promise<string[] | string | null> => page.evaluate(MEASURE);
        let found = await measured();
        while (typeof found === 'string') found = await measured();
        faults.push(...(found ?? []).map((fault) => `turn ${index + 1}: ${fault}`));
        await pressOn(page, () => page.keyboard.press('ArrowRight'));
      }
    }
    expect([...new Set(faults)]).toEqual([]);
  },
);
