/** What stands before each script that is run in a page: hands and eyes, the same for every browser. */
export const HANDS = String.raw`
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const within = (root) => [...root.querySelectorAll('*')].flatMap((each) =>
  each.shadowRoot ? [each, ...within(each.shadowRoot)] : [each]);
const find = (selector, root = document) => within(root).filter((each) => each.matches(selector));
const isSeen = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible' && !element.closest('[inert]');
};
const words = (element) => (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
const named = (pattern, selector = 'button, a') => find(selector).find((each) => isSeen(each) && pattern.test(words(each)));
const until = async (look, what, patience = 120000) => {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(50)) {
    const found = await look();
    if (found) return found;
  }
  const seen = find('button, h1, h2').filter(isSeen).map(words);
  throw new Error('waited in vain for ' + what + '; in sight: ' + seen.join(' | ').slice(0, 600));
};
const app = () => document.querySelector('viewscreen-app');
const ready = () => until(() => app()?.library && app().saves && app().pictures && app().hangars, 'the game');
/** Nothing runs, and all that was to be written is on disk. */
const written = () => new Promise((done) => {
  const opening = indexedDB.open('viewscreen');
  opening.onsuccess = () => {
    const reading = opening.result.transaction('duels').objectStore('duels').count();
    reading.onsuccess = () => { opening.result.close(); done(true); };
  };
});
/** All pictures in sight are there, nothing moves any more, and what is drawn on the device had its time. */
const still = async () => {
  const isInSight = (element) => isSeen(element) && element.getBoundingClientRect().top < innerHeight;
  const isThere = (image) => image?.complete && image.naturalWidth > 0;
  const areThere = () => find('view-window').filter(isInSight).every(({ shadowRoot }) => isThere(shadowRoot.querySelector('img')))
    && find('img').filter(isInSight).every(isThere);
  await until(areThere, 'the pictures in sight', 8000).catch(() => false);
  await sleep(2500);
};
/** How many times the size that it is laid out with a box says to have where it is shown half as large: browsers differ. */
const zoomOfRects = () => {
  const box = document.createElement('div');
  box.style.cssText = 'zoom: 0.5; width: 100px; position: fixed';
  document.body.append(box);
  const { width } = box.getBoundingClientRect();
  box.remove();
  return width < 75;
};
`;
