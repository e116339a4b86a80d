import { expect } from '@open-wc/testing';
import cicada from '../../../books/sheets/cda-3ma.json';
import { bookletText } from '../../../src/forge/booklet-text.ts';
import { forge } from '../../../src/forge/forge.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import { withOwnDatabase } from '../fights/visits.ts';
import type { Evening } from './evenings.ts';
import { cardsOf, done, enlist, evening, founded } from './evenings.ts';
import { fileOf, restored, sound, wipe } from './filed.ts';

before(() => withOwnDatabase('viewscreen-filed-sheets'));
beforeEach(wipe);

/** A sheet as typed, and its booklet. */
const forged = (designation: string, tonnage: number) => {
  const sheet = { ...cicada, designation, name: 'Tester', tonnage };
  const made = forge(sheet);
  if (!made.ok) throw new Error('The sheet of the test has faults.');
  const read = parseBooklet(made.document);
  if (!read.ok) throw new Error('The booklet of the test has faults.');
  return {
    sheet: `${JSON.stringify(sheet)}\n`,
    booklet: read.booklet,
    text: bookletText(made.document),
  };
};
const TESTER = forged('TST-1A', 40);
/** Another 'Mech of the same name. */
const HEAVIER = forged('TST-1A', 45);

/** The edition and sheet of the tester's booklet on the shelf. */
const standing = ({ library }: Evening): readonly unknown[] =>
  library.shelf
    .filter(({ id }) => id === TESTER.booklet.id)
    .map(({ edition, sheet }) => [edition, sheet]);
const WITH_SHEET = [[TESTER.booklet.edition, TESTER.sheet]];

const hangarOf = async (here: Evening, booklet: Booklet): Promise<string> => {
  const hangar = await here.enter(await founded(here));
  await done(enlist(hangar, 'Ada', booklet));
  return hangar.id;
};

/** The file of a hangar with a pilot in the tester, forged on a device whose data is then wiped. */
const filedTester = async (): Promise<string> => {
  const here = await evening();
  await here.library.add(TESTER.text, TESTER.sheet);
  const text = await fileOf(here, await hangarOf(here, TESTER.booklet));
  await wipe();
  return text;
};

describe('the sheet of a forged booklet in a hangar', () => {
  it('is in the hangar file, and is on the shelf with its booklet after that file is restored', async () => {
    const text = await filedTester();
    const there = await evening();
    expect(standing(there)).to.deep.equal([]);
    const back = await restored(there, text);
    expect(standing(there)).to.deep.equal(WITH_SHEET);
    expect(await fileOf(there, back.id)).to.equal(text);
    const again = await evening();
    expect(standing(again)).to.deep.equal(WITH_SHEET);
  });

  it('joins the same booklet on the shelf if that was added from a file', async () => {
    const text = await filedTester();
    const there = await evening();
    await there.library.add(TESTER.text);
    expect(standing(there)).to.deep.equal([[TESTER.booklet.edition, undefined]]);
    await restored(there, text);
    expect(standing(there)).to.deep.equal(WITH_SHEET);
  });

  for (const [what, sheet] of [
    ['with a sheet', HEAVIER.sheet],
    ['without one', undefined],
  ] as const)
    it(`leaves another booklet of the same name in place, ${what}`, async () => {
      const text = await filedTester();
      const there = await evening();
      await there.library.add(HEAVIER.text, sheet);
      const found = await sound(there, text);
      expect([found.sheets.come, found.sheets.lost]).to.deep.equal([[], []]);
      const back = await restored(there, text);
      expect(standing(there)).to.deep.equal([[HEAVIER.booklet.edition, sheet]]);
      expect(cardsOf(back).mechs.map(({ edition }) => edition)).to.deep.equal([
        TESTER.booklet.edition,
      ]);
    });

  for (const [what, broken] of [
    ['is not a sheet', 'garbage'],
    ['has faults', JSON.stringify({ ...JSON.parse(TESTER.sheet), walk: 0 })],
    ['belongs to another booklet', forged('TST-2A', 40).sheet],
  ] as const)
    it(`is left out and reported if it ${what}, and the booklet comes without it`, async () => {
      const text = (await filedTester()).replace(
        JSON.stringify(TESTER.sheet),
        JSON.stringify(broken),
      );
      const there = await evening();
      const { sheets } = await sound(there, text);
      expect(sheets.come).to.deep.equal([]);
      expect(sheets.lost.map(({ id }) => id)).to.deep.equal([TESTER.booklet.id]);
      const back = await restored(there, text);
      expect(standing(there)).to.deep.equal([]);
      const [mech] = cardsOf(back).mechs;
      expect(back.find(sure(mech).booklet, sure(mech).edition)?.mech.name).to.equal('Tester');
    });

  it('is not in the hangar file if the booklet was added from a file', async () => {
    const here = await evening();
    await here.library.add(TESTER.text);
    const text = await fileOf(here, await hangarOf(here, TESTER.booklet));
    expect(text).to.match(/^\{"viewscreen":"hangar","version":1,/);
    expect(text).not.to.contain('"sheet"');
  });
});
