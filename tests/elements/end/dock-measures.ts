import '../../../src/elements/end/end-stage.ts';
import { endingOfBattle } from '../../../src/elements/end/ending.ts';
import type { Ending } from '../../../src/elements/end/ending.ts';
import { sure } from '../../../src/rules/sure.ts';
import { battleFrom } from '../../rules/fight/one-battle.ts';
import { griffin, names, rifleman, text } from '../parts.ts';
import { aloneAgainstThree } from './endings.ts';

// Runs in a frame of the size of a window, with a mouse: tells the page outside what sticks out of the dock.

const duel = (): Ending => {
  const record = `viewscreen record 1
lone: rfl-3n Ada
rival: grf-1n Ben
ammunition: counted
1. 52 62, rival bails out
`;
  const { battles, exchanges } = battleFrom(record, (id) => (id === 'rfl-3n' ? rifleman : griffin));
  return endingOfBattle({ battles, exchanges, names });
};

const stickingOut = async (ending: Ending): Promise<readonly string[]> => {
  const stage = document.createElement('end-stage');
  Object.assign(stage, { ending, told: { record: '', ended: null }, saveId: 'abcd-1' });
  stage.style.height = '100vh';
  document.body.replaceChildren(stage);
  await stage.updateComplete;
  const buttons = [...sure(stage.renderRoot.querySelector('.dock')).querySelectorAll('.button')];
  if (buttons.length < 2) throw new Error('the dock lacks buttons');
  return buttons
    .filter((button) => {
      const { left, right } = button.getBoundingClientRect();
      return left < 0 || right > innerWidth || button.scrollWidth > button.clientWidth + 1;
    })
    .map((button) => text(button));
};

const measured = async (): Promise<readonly string[]> => {
  await Promise.all(
    ['500', '700'].map((weight) => document.fonts.load(`${weight} 18px "Barlow Condensed"`)),
  );
  return [...(await stickingOut(duel())), ...(await stickingOut(aloneAgainstThree()))];
};

void measured().then((found) => parent.postMessage(found, parent.location.origin));
