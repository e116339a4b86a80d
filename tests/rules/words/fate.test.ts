import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fates, lastStandText } from '../../../src/rules/words/fate.ts';
import { findBook } from '../battle/table-top.ts';
import { battleFrom } from '../fight/one-battle.ts';

test.each([
  ['lone-wins-armor', ['Ben walks away from the wreck']],
  ['rival-wins-bail-out', ['Ada bailed out and lives']],
  ['lone-wins-pilot-killed-pilot-dies-of-critical', ['Ben is killed at the controls']],
  ['escape-of-rival', ['Ben escapes']],
  ['escape-of-lone-and-rival', ['Ada escapes', 'Ben escapes']],
  ['nobody-bail-out', ['Ada bailed out and lives', 'Ben bailed out and lives']],
  ['nobody-agreed', ['Ada lives', 'Ben lives']],
])('after %s the text says what became of the pilots', (name, told) => {
  const text = readFileSync(`tests/rules/fight/fixtures/${name}.txt`, 'utf8');
  const { battles } = battleFrom(text, findBook);
  expect(
    fates(battles.at(-1)!, [
      { pilot: 'Ada', mech: '' },
      { pilot: 'Ben', mech: '' },
    ]),
  ).toEqual(told);
});

test.each([
  ['lone-wins-armor', ['stands, armor 9', 'fell, turn N']],
  ['rival-wins-bail-out', ['bailed out, turn N', 'stands, armor 36']],
  ['lone-wins-pilot-killed-pilot-dies-of-critical', ['stands, armor 36', 'killed, turn N']],
  ['escape-of-rival', ['stands, armor 38', 'escaped, turn N']],
])('after %s the table says how each pilot ended up', (name, stood) => {
  const text = readFileSync(`tests/rules/fight/fixtures/${name}.txt`, 'utf8');
  const { battles } = battleFrom(text, findBook);
  const last = battles.at(-1)!;
  expect(last.seats.map((seat) => lastStandText(seat, last.turns))).toEqual(
    stood.map((words) => words.replace('N', String(last.turns))),
  );
});
