import { expect } from '@open-wc/testing';
import type { Notice } from '../../../src/elements/app/notice.ts';
import type { Said } from '../../../src/elements/common/say.ts';
import '../../../src/elements/shelf/booklet-shelf.ts';
import type { BookletShelf } from '../../../src/elements/shelf/booklet-shelf.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { draftRows, forgetDrafts, loadAnew, loadDrafts } from '../drafts.ts';
import { button, griffin, heard, text } from '../parts.ts';
import { layTable } from '../table.ts';
import { until } from '../until.ts';

const shelfOf = async (): Promise<BookletShelf> => {
  const { place } = await layTable();
  const shelf = document.createElement('booklet-shelf');
  place.append(shelf);
  await until(() => shelf.renderRoot.querySelector('shelved-booklet'));
  return shelf;
};
const drafts = (shelf: BookletShelf): ShadowRoot =>
  sure(shelf.renderRoot.querySelector('draft-list')?.shadowRoot);

/** What was sent to another stage, by a press of `act`. */
const sentBy = async (
  shelf: BookletShelf,
  act: () => void,
): Promise<{ readonly address: string; readonly document: Record<string, unknown> }> => {
  const sent = new Promise<Said<'file-sent'>>((hear) =>
    shelf.addEventListener('file-sent', hear, { once: true }),
  );
  act();
  const { address, file } = (await sent).detail;
  return { address, document: JSON.parse(await file.text()) as Record<string, unknown> };
};

describe('drafts on the shelf', () => {
  before(() => withOwnDatabase('viewscreen-draft-list'));
  beforeEach(forgetDrafts);
  afterEach(forgetDrafts);

  it('stand there by name, and one that is thrown away can be put back', async () => {
    const kept = { document: { mech: { name: 'Wasp', designation: 'WSP-1A' } }, text: null };
    (await loadDrafts()).keep('workshop-a', kept);
    (await loadDrafts()).keep('workshop-b', { document: {}, text: '{' });
    (await loadDrafts()).keep('sheet-', { document: {} });
    await loadAnew();
    const shelf = await shelfOf();
    const notices = heard(sure(shelf.parentElement), 'notice-given') as Notice[];
    const links = (): readonly string[] => [...drafts(shelf).querySelectorAll('li b')].map(text);
    await until(() => links().length === 2);
    expect([...links()].sort()).to.deep.equal(['A new booklet', 'Wasp WSP-1A']);
    await expectAccessible(shelf);
    const away = sure(
      drafts(shelf).querySelector<HTMLElement>(
        '[aria-label="Throw the draft of Wasp WSP-1A away"]',
      ),
    );
    away.click();
    await until(() => links().length === 1);
    expect(await draftRows('workshop-a')).to.deep.equal([]);
    const { act } = sure(notices[0]);
    sure(act).do();
    await until(() => links().length === 2);
    await until(() => notices.length === 2);
    expect(notices[1]).to.deep.equal({
      text: 'The draft of Wasp WSP-1A is back.',
      about: 'workshop-a',
    });
    (await loadDrafts()).keep('workshop-a', { ...kept, text: 'newer' });
    sure(act).do();
    expect(await draftRows('workshop-a')).to.have.nested.property('[0].data.text', 'newer');
    (await loadDrafts()).keep('workshop-a', kept);
    expect((await draftRows('workshop-a')).map(({ data }) => data)).to.deep.equal([kept]);
  });

  it('one that was typed in another tab stays while that tab is open, and that is said', async () => {
    (await loadDrafts()).keep('workshop-a', { document: { mech: { name: 'Wasp' } }, text: null });
    await loadAnew('in another tab');
    const shelf = await shelfOf();
    const notices = heard(shelf, 'notice-given') as Notice[];
    await until(() => drafts(shelf).querySelector('li button'));
    drafts(shelf).querySelector<HTMLElement>('li button')?.click();
    await until(() => notices.length === 1);
    expect(sure(notices[0]).text).to.contain('another tab');
    expect(await draftRows('workshop-a')).to.have.length(1);
  });

  it('a copy of a booklet of the game has a designation of its own, and says what it was changed from', async () => {
    const shelf = await shelfOf();
    const covers = [...shelf.renderRoot.querySelectorAll('shelved-booklet')];
    await until(() => covers.every((each) => each.shadowRoot?.querySelector('b')));
    const cover = sure(
      covers.find((each) =>
        text(sure(each.shadowRoot).querySelector('button')).includes('Griffin'),
      ),
    );
    cover.shadowRoot?.querySelector('button')?.click();
    await until(() =>
      shelf.renderRoot.querySelector('opened-booklet')?.shadowRoot?.querySelector('.soft'),
    );
    const opened = sure(shelf.renderRoot.querySelector('opened-booklet'));
    const { address, document } = await sentBy(shelf, () =>
      button(opened, 'Change a copy').click(),
    );
    expect(address).to.match(/^#\/workshop\/[a-z0-9-]+$/);
    const { mech, sources, ...others } = document;
    expect(mech).to.deep.equal({ ...griffin.mech, designation: 'GRF-1N-2' });
    expect((sources as { note: string }).note).to.match(
      /^Changed by hand from the Griffin GRF-1N, whose sources were: /,
    );
    const { mech: _mech, sources: _sources, ...printed } = griffin.document;
    expect(others).to.deep.equal(printed);
  });

  it('a new booklet begins with the card, the ranges and the poses of another one', async () => {
    const shelf = await shelfOf();
    button(shelf, 'New booklet').click();
    await until(() => shelf.renderRoot.querySelector('select[name="like"]'));
    const like = sure(shelf.renderRoot.querySelector<HTMLSelectElement>('select[name="like"]'));
    await expectAccessible(shelf);
    like.value = 'grf-1n';
    const { document } = await sentBy(shelf, () => button(shelf, 'Begin').click());
    expect(Object.keys(document)).to.deep.equal(['mech', 'statCard', 'sources', 'viewScreens']);
    expect(document['statCard']).to.deep.equal(griffin.document.statCard);
  });
});
