import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../../src/rules/campaign/history/choice.ts';
import { wouldCome } from '../../../../src/rules/campaign/settlement/would-come.ts';
import { actWords } from '../../../../src/rules/words/acts/words-of-acts.ts';
import { take } from '../../campaign/acts/wrecks.ts';
import {
  adaAndFinn,
  beats,
  called,
  done,
  find,
  griffin,
  hit,
  person,
  piece,
  rifleman,
  withCard,
  withWear,
} from '../../campaign/circle.ts';
import { closedAfter, settle, settlement } from '../../campaign/settling.ts';

const EXPERIENCE: Choice = { step: 'experience', pilot: 'p1', learn: [] };
const KILLED = { out: 'fell', killedBy: 'critical', armor: 15 } as const;

describe('the words for a step of a settlement', () => {
  const beaten = () => {
    const hangar = beats(withCard(adaAndFinn(), 'p1', { experience: 225 }), 'p1', 'p2', KILLED, {
      winner: { criticals: [hit(rifleman, 'Gyro', 'score')], ammunition: { autocannon: 0 } },
    });
    return hangar;
  };
  const flora: Choice = {
    step: 'successor',
    pilot: 'p2',
    successor: { ...person('Flora'), mech: called(rifleman, 'Brass Monday') },
  };
  const rows: readonly (readonly [readonly Choice[], Choice, string, string, string])[] = [
    [
      [],
      { step: 'experience', pilot: 'p1', learn: ['III'] },
      'Learn Laser',
      'Laser +1',
      'Ada learns Laser.',
    ],
    [[], EXPERIENCE, 'Keep it for later', 'kept for later', 'Kept for later.'],
    [
      [EXPERIENCE],
      take('p1', 'm2', 'Engine', 'Gyro'),
      'Take 2 parts',
      '2 parts of Last Lantern',
      '2 parts of Last Lantern taken.',
    ],
    [
      [EXPERIENCE],
      take('p1', 'm2'),
      'Take nothing',
      'nothing of Last Lantern',
      'Nothing more is taken from Last Lantern.',
    ],
    [
      [take('p1', 'm2', 'Gyro')],
      { step: 'repair', pilot: 'p1', fit: [{ of: 'm2', name: 'Gyro' }] },
      'Fit the Gyro',
      'Gyro of Last Lantern',
      'Gyro of Last Lantern fitted; old Gyro to the stockpile.',
    ],
    [
      [take('p1', 'm2', 'Gyro')],
      { step: 'repair', pilot: 'p1', fit: [] },
      'Leave it',
      '1 part left as it is',
      'Nothing is fitted.',
    ],
    [
      [{ step: 'repair', pilot: 'p1', fit: [] }],
      { step: 'reload', pilot: 'p1', excess: 'stockpiled', load: {} },
      'Load 4 rounds',
      '4 rounds loaded',
      '4 rounds loaded.',
    ],
    [
      [{ step: 'reload', pilot: 'p1', excess: 'stockpiled', load: {} }],
      { step: 'settled', pilot: 'p1' },
      'Ada has settled',
      'settled',
      'Ada has settled.',
    ],
    [
      [{ step: 'settled', pilot: 'p1' }],
      { step: 'memorial', pilot: 'p2', line: 'One more turn.' },
      'Keep this line',
      '“One more turn.”',
      'The line is saved.',
    ],
    [
      [{ step: 'memorial', pilot: 'p2', line: '' }],
      flora,
      'Flora takes Brass Monday',
      'Flora in Brass Monday',
      'Flora succeeds Finn, in Brass Monday.',
    ],
    [
      [{ step: 'memorial', pilot: 'p2', line: '' }],
      { step: 'successor', pilot: 'p2', successor: null },
      'Nobody yet',
      'nobody yet',
      'Finn has no successor yet.',
    ],
  ];
  test.each(rows)('%# %j: %s', (before, choice, button, line, aloud) => {
    const was = settle(beaten(), before);
    const [earlier, later] = [settlement(was), settlement(settle(was, [choice]))];
    const words = actWords(choice.step);
    const now = { hangar: earlier.after, settlement: earlier };
    expect([
      words.does(choice, now, later.after),
      words.done([choice], earlier, later),
      words.said(choice, now, later.after),
    ]).toEqual([button, line, aloud]);
  });
});

test('rounds above a full load are said to go to the stockpile', () => {
  const full = beats(adaAndFinn(), 'p1', 'p2', KILLED);
  const choice = { step: 'reload', pilot: 'p1', excess: 'stockpiled', load: {} } as const;
  const was = settle(full, [
    EXPERIENCE,
    take('p1', 'm2'),
    { step: 'repair', pilot: 'p1', fit: [] },
  ]);
  const [earlier, later] = [settlement(was), settlement(settle(was, [choice]))];
  const words = actWords('reload');
  const now = { hangar: earlier.after, settlement: earlier };
  expect([words.done([choice], earlier, later), words.said(choice, now, later.after)]).toEqual([
    '4 rounds to the stockpile',
    '4 rounds to the stockpile.',
  ]);
});

describe('the words for an act between games', () => {
  const spoiled = hit(griffin, 'Missile Ammo', 'damage at once');
  const hangar = withWear(
    withCard(adaAndFinn(), 'p1', {
      experience: 500,
      rounds: { autocannon: 3 },
      stockpile: ['Gyro', 'Sensors', 'Left Foot'].map((name) => piece(name, 'm2')),
    }),
    'm1',
    {
      games: 12,
      ammunition: { autocannon: 5 },
      replacement: { penalty: 3, boughtBack: [{ category: 'III', by: 'experience' }] },
      parts: adaAndFinn().mechs[0]!.parts.map((part) =>
        part.name === 'Sensors' ? { ...part, scars: [{ ...spoiled, times: 1 }] } : part,
      ),
    },
  );
  const of = (name: string) => ({ of: 'm2', name });
  const laser = { category: 'III', by: 'experience' } as const;

  test.each<readonly [Choice, string, string]>([
    [{ step: 'experience', pilot: 'p1', learn: ['III'] }, 'Learn Laser', 'Ada learns Laser.'],
    [
      { step: 'experience', pilot: 'p1', learn: ['III', 'VIII'] },
      'Learn Laser and Piloting',
      'Ada learns Laser and Piloting.',
    ],
    [
      { step: 'experience', pilot: 'p1', learn: ['V', 'V'] },
      'Learn Missiles +2',
      'Ada learns Missiles +2.',
    ],
    [
      { step: 'repair', pilot: 'p1', fit: [of('Gyro')] },
      'Fit the Gyro',
      'Gyro of Last Lantern fitted; old Gyro to the stockpile.',
    ],
    [
      { step: 'repair', pilot: 'p1', fit: [of('Sensors')] },
      'Fit the Sensors',
      'Sensors of Last Lantern fitted; old Sensors to the scrap.',
    ],
    [
      { step: 'reload', pilot: 'p1', excess: 'stockpiled', load: { autocannon: 3 } },
      'Load 3 rounds',
      '3 rounds loaded.',
    ],
    [
      { step: 'buy back', pilot: 'p1', points: [laser] },
      'Spend it: Laser −1',
      '50 t of experience spent: Laser −1.',
    ],
    [
      { step: 'buy back', pilot: 'p1', points: [{ category: 'VIII', by: of('Left Foot') }] },
      'Build it in: Piloting −2',
      'Left Foot of Last Lantern built in: Piloting −2.',
    ],
    [
      { step: 'buy back', pilot: 'p1', points: [laser, laser] },
      'Buy 2 points back',
      '50 t of experience spent: Laser −1. 50 t of experience spent: Laser 0.',
    ],
    [
      { step: 'replacement', pilot: 'p1', mech: { ...called(griffin, 'Kestrel'), as: 'new' } },
      "Take the new 'Mech",
      'Kestrel replaces Old Thunder.',
    ],
  ])('%# %j: %s', (choice, button, sentence) => {
    const before = { hangar, settlement: null };
    const after = done(wouldCome(before, choice, find));
    const { does, said } = actWords(choice.step);
    expect([does(choice, before, after), said(choice, before, after)]).toEqual([button, sentence]);
  });

  test("say that a pilot who had no 'Mech now flies the replacement", () => {
    const lost = closedAfter(beats(adaAndFinn(), 'p1', 'p2'));
    const mech = { ...called(rifleman, 'Kestrel'), as: 'replacement' } as const;
    const choice: Choice = { step: 'replacement', pilot: 'p2', mech };
    const before = { hangar: lost, settlement: null };
    const after = done(wouldCome(before, choice, find));
    const { does, said } = actWords('replacement');
    expect(does(choice, before, after)).toBe('Take the replacement');
    expect(said(choice, before, after)).toBe('Finn flies Kestrel.');
  });
});
