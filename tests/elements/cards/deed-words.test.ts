import { expect, test } from 'vitest';
import { deedWords } from '../../../src/elements/cards/deed-words.ts';
import { adaAndFinn, called, hit, griffin, withWear } from '../../rules/campaign/circle.ts';
import type { Undated } from '../../../src/rules/campaign/history/deed.ts';

const [spoiled] = [hit(griffin, 'Missile Ammo', 'damage at once')];
const hangar = withWear(adaAndFinn(), 'm1', {
  replacement: { penalty: 3, boughtBack: [{ category: 'III', by: 'experience' }] },
  parts: adaAndFinn().mechs[0]!.parts.map((part) =>
    part.name === 'Sensors' ? { ...part, scars: [{ ...spoiled, times: 1 }] } : part,
  ),
});
const of = (name: string) => ({ of: 'm2', name });

test.each<readonly [Undated, string]>([
  [{ kind: 'learn', pilot: 'p1', category: 'III' }, 'Ada learns Laser.'],
  [{ kind: 'retire', pilot: 'p2', line: '' }, 'Finn has retired.'],
  [
    { kind: 'repair', pilot: 'p1', fit: of('Gyro') },
    'Gyro of Last Lantern fitted; the old Gyro is in the stockpile.',
  ],
  [
    { kind: 'repair', pilot: 'p1', fit: of('Sensors') },
    'Sensors of Last Lantern fitted; the old Sensors is no salvage any more.',
  ],
  [{ kind: 'load', pilot: 'p1', load: { autocannon: 3 } }, 'Autocannon rounds: 3 loaded.'],
  [
    { kind: 'buy back', pilot: 'p1', point: { category: 'III', by: 'experience' } },
    '50 experience spent: Laser −1.',
  ],
  [
    { kind: 'buy back', pilot: 'p1', point: { category: 'VIII', by: of('Left Foot') } },
    'Left Foot of Last Lantern built in: Piloting −2.',
  ],
  [
    { kind: 'take new mech', pilot: 'p1', mech: called(griffin, 'Kestrel') },
    'Kestrel takes the place of Old Thunder.',
  ],
  [
    { kind: 'replace', pilot: 'p1', mech: { ...called(griffin, 'Kestrel'), as: 'new' } },
    'Ada flies Kestrel.',
  ],
  [{ kind: 'remember', pilot: 'p1', line: '' }, ''],
])('what is said of %j', (deed, words) => {
  expect(deedWords(hangar, deed)).toBe(words);
});
