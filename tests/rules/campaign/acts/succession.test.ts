import { describe, expect, test } from 'vitest';
import { tidied } from '../../../../src/rules/campaign/acts/acts.ts';
import { heirless } from '../../../../src/rules/campaign/acts/succession.ts';
import { nextStep } from '../../../../src/rules/campaign/settlement/settlement.ts';
import {
  adaAndFinn,
  beats,
  called,
  deed,
  done,
  gameOf,
  mechOf,
  pilotOf,
  person,
  piece,
  rifleman,
  three,
  why,
  withCard,
} from '../circle.ts';
import { choice, closedAfter, settle, settlement } from '../settling.ts';

const draw = { kind: 'nobody' } as const;

describe('K11: death', () => {
  const dead = () =>
    beats(
      withCard(adaAndFinn(), 'p2', {
        experience: 300,
        learned: ['I'],
        victories: 3,
        stockpile: [piece('Gyro', 'm7')],
        rounds: { missile: 2 },
      }),
      'p1',
      'p2',
      { armor: 15, killedBy: 'critical' },
    );
  const flora = { ...person('Flora'), mech: called(rifleman, 'Brass Monday') };

  test("K11: a successor starts without skill in a new 'Mech and gets the stockpile; the dead pilot's card is kept", () => {
    const after = closedAfter(dead(), [
      { step: 'memorial', pilot: 'p2', line: 'He asked for one more turn.' },
      { step: 'successor', pilot: 'p2', successor: flora },
    ]);
    expect(pilotOf(after, 'p2')).toMatchObject({
      name: 'Finn',
      experience: 300,
      victories: 3,
      mech: null,
      stockpile: [],
      end: { kind: 'killed', game: 'g', line: 'He asked for one more turn.' },
    });
    expect(pilotOf(after, 'p2').rounds).toEqual({});
    expect(pilotOf(after, 'p3')).toMatchObject({
      name: 'Flora',
      experience: 0,
      learned: [],
      victories: 0,
      mech: 'm3',
      after: 'p2',
      rounds: { missile: 2 },
      end: null,
    });
    expect(pilotOf(after, 'p3').stockpile).toEqual([piece('Gyro', 'm7')]);
    expect(mechOf(after, 'm3')).toMatchObject({
      name: 'Brass Monday',
      replacement: null,
      games: 0,
    });
  });

  test("K11: a memorial line and a successor's words are kept without spaces around them", () => {
    const memorial = { step: 'memorial', pilot: 'p2' } as const;
    expect(tidied({ ...memorial, line: '  One more turn. ' })).toEqual({
      ...memorial,
      line: 'One more turn.',
    });
    const successor = { step: 'successor', pilot: 'p2' } as const;
    expect(
      tidied({
        ...successor,
        successor: { ...flora, name: ' Flora # ', nickname: ' Ash ', unit: ' Night Post ' },
      }),
    ).toEqual({ ...successor, successor: { ...flora, nickname: 'Ash' } });
    expect(tidied({ ...successor, successor: null })).toEqual({ ...successor, successor: null });
    const settled = { step: 'settled', pilot: 'p2' } as const;
    expect(tidied(settled)).toBe(settled);
  });

  test('K11: a dead pilot waits for a successor until there is one', () => {
    const none = closedAfter(dead());
    expect(heirless(none).map(({ id }) => id)).toEqual(['p2']);
    const heir = done(deed(none, { kind: 'enlist', who: flora, after: 'p2' }));
    expect(heirless(heir)).toEqual([]);
    expect(heirless(adaAndFinn())).toEqual([]);
  });

  test('K11: a hangar has room for 400 pilots', () => {
    const full = (pilots: number) => ({
      ...adaAndFinn(),
      pilots: Array.from({ length: pilots }, (_, place) => ({
        ...pilotOf(adaAndFinn(), 'p1'),
        ...{ id: `p${place + 1}`, name: `Ada ${place + 1}` },
      })),
    });
    const enlist = { kind: 'enlist', who: flora, after: null } as const;
    expect(why(deed(full(399), enlist))).toBeNull();
    expect(why(deed(full(400), enlist))).toBe(
      'a hangar has room for 400 pilots, counting those in the memorial',
    );
  });

  test('K11: a dead pilot can do no deed and has only one successor', () => {
    const none = closedAfter(dead());
    expect(why(deed(none, { kind: 'learn', pilot: 'p2', category: 'I' }))).toBe(
      'Finn no longer flies',
    );
    const later = done(deed(none, { kind: 'enlist', who: flora, after: 'p2' }));
    expect(pilotOf(later, 'p3').stockpile).toHaveLength(1);
    const another = { ...flora, name: 'Fay' };
    expect(why(deed(later, { kind: 'enlist', who: another, after: 'p2' }))).toBe(
      "somebody has already taken Finn's place",
    );
    expect(why(deed(none, { kind: 'enlist', who: another, after: 'p1' }))).toBe('Ada still flies');
    expect(why(deed(none, { kind: 'retire', pilot: 'p2', line: '' }))).toContain('no longer flies');
  });

  test('K11: a pilot may retire between games; the card is kept and the stockpile waits for a successor', () => {
    const rich = withCard(adaAndFinn(), 'p2', { stockpile: [piece('Gyro', 'm7')] });
    const retired = done(deed(rich, { kind: 'retire', pilot: 'p2', line: 'Enough.' }));
    expect(pilotOf(retired, 'p2')).toMatchObject({
      end: { kind: 'retired', line: 'Enough.' },
      mech: null,
      stockpile: [{ name: 'Gyro' }],
    });
    expect(mechOf(retired, 'm2').fate).toMatchObject({ kind: 'retired' });
    const game = gameOf(rich, ['p1', 'p2'], draw);
    expect(why(deed(game, { kind: 'retire', pilot: 'p2', line: '' }))).toBe(
      'Finn has a game to finish',
    );
    const said = done(deed(retired, { kind: 'remember', pilot: 'p2', line: 'Quite enough.' }));
    expect(pilotOf(said, 'p2').end?.line).toBe('Quite enough.');
    expect(why(deed(said, { kind: 'remember', pilot: 'p1', line: '' }))).toBe('Ada still flies');
  });

  test('K11: no two living pilots share a name, but the name of a dead pilot may be taken', () => {
    const ada = { ...flora, name: 'Ada' };
    expect(why(deed(adaAndFinn(), { kind: 'enlist', who: ada, after: null }))).toBe(
      'Ada flies here already',
    );
    const rename = { kind: 'rename pilot', pilot: 'p2', words: person('Ada') } as const;
    expect(why(deed(adaAndFinn(), rename))).toBe('Ada flies here already');
    const nickname = { ...rename, words: { ...person('Finn'), nickname: 'Ash' } };
    expect(pilotOf(done(deed(adaAndFinn(), nickname)), 'p2').nickname).toBe('Ash');
    const none = closedAfter(dead());
    const finn = done(deed(none, { kind: 'enlist', who: { ...flora, name: 'Finn' }, after: 'p2' }));
    expect(finn.pilots.map(({ name }) => name)).toEqual(['Ada', 'Finn', 'Finn']);
  });

  test('K11: the name of a successor on an open page is already taken', () => {
    const killed = { out: 'fell', killedBy: 'critical' } as const;
    const game = settle(beats(three(), 'p2', 'p1', killed), [
      { step: 'successor', pilot: 'p1', successor: flora },
    ]);
    const rename = { kind: 'rename pilot', pilot: 'p3' } as const;
    expect(why(deed(game, { ...rename, words: person('Flora') }))).toBe('Flora flies here already');
    expect(why(deed(game, { ...rename, words: person('Fay') }))).toBeNull();
  });

  test('K11: the steps of a pilot who was killed are the memorial and the successor', () => {
    const game = dead();
    expect(settlement(game).pilots[1]).toMatchObject({
      came: 'killed',
      steps: ['memorial', 'successor', 'settled'],
    });
    expect(pilotOf(settlement(game).paid, 'p2').end).toEqual({
      kind: 'killed',
      game: 'g',
      line: '',
    });
    expect(nextStep(settlement(game), 'p2')).toBe('memorial');
    expect(why(choice(game, { step: 'memorial', pilot: 'p2', line: '' }))).toBe(
      'winners first: after p1',
    );
  });
});
