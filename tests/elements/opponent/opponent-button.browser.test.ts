import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/opponent/opponent-button.ts';
import type { OpponentButton } from '../../../src/elements/opponent/opponent-button.ts';
import type { OpponentSheet } from '../../../src/elements/opponent/opponent-sheet.ts';
import type { SeatHand } from '../../../src/rules/fight/hands.ts';
import { expectAccessible } from '../../axe.ts';
import { text } from '../parts.ts';
import { until } from '../until.ts';

/** A button for the second seat that takes over what is chosen. */
const laid = async (
  asked: Partial<Pick<OpponentButton, 'hand' | 'person' | 'coach'>>,
): Promise<OpponentButton> => {
  const button: OpponentButton = await fixture(
    html`<opponent-button
      heading="Who flies against you?"
      .hand=${asked.hand ?? 'person'}
      .person=${asked.person ?? ''}
      .coach=${asked.coach ?? null}
      @hand-chosen=${({ detail }: CustomEvent<{ hand: SeatHand }>) => (button.hand = detail.hand)}
      @coach-switched=${({ detail }: CustomEvent<{ on: boolean }>) => (button.coach = detail.on)}
    ></opponent-button>`,
  );
  return button;
};

const press = ({ renderRoot }: OpponentButton): HTMLButtonElement =>
  renderRoot.querySelector('button')!;

/** Opens the sheet and returns it. */
const opened = async (button: OpponentButton): Promise<OpponentSheet> => {
  press(button).click();
  await until(
    () => button.renderRoot.querySelector('opponent-sheet')?.renderRoot?.querySelector('label'),
    'the sheet comes',
  );
  const sheet = button.renderRoot.querySelector('opponent-sheet')!;
  await until(() => sheet.open, 'it opens');
  await sheet.updateComplete;
  return sheet;
};

const choices = ({ renderRoot }: OpponentSheet): string[] =>
  [...renderRoot.querySelectorAll('fieldset label')].map(text);

const radio = ({ renderRoot }: OpponentSheet, place: number): HTMLInputElement =>
  renderRoot.querySelectorAll<HTMLInputElement>('[type=radio]')[place]!;

describe('the opponent button', () => {
  it('fills the height it is given, even after its sheet has opened', async () => {
    const button = await laid({ hand: 'Sable' });
    button.style.height = '90px';
    const height = (): number => press(button).getBoundingClientRect().height;
    expect(height()).to.equal(90);
    await opened(button);
    expect(height()).to.equal(90);
  });

  it('names a computer pilot with its rank; its sheet, made only when pressed, offers all four', async () => {
    const button = await laid({ hand: 'Marlow', coach: false });
    expect(button.renderRoot.querySelector('opponent-sheet')).to.equal(null);
    await until(() => text(press(button)).includes('regular'), 'the rank comes');
    expect(text(press(button))).to.equal('Marlow regular, a computer pilot. Another?');
    await expectAccessible(button);
    const sheet = await opened(button);
    expect(choices(sheet)).to.deep.equal([
      "Tuck recruit Charges when in doubt, and seldom looks twice. Wins 12 of 100 against Sable (all 36 pairs of 'Mechs)",
      "Marlow regular Takes cover and shoots. Overlooks details. Wins 22 of 100 against Sable (all 36 pairs of 'Mechs)",
      "Iris veteran Keeps its distance, and misses little. Wins 38 of 100 against Sable (all 36 pairs of 'Mechs)",
      'Sable ace Makes the fewest mistakes. Calls its likeliest number about two times in three. The measure of the others',
    ]);
    expect(radio(sheet, 1).checked).to.equal(true);
    await expectAccessible(button);
  });

  it('works by keys alone: arrows choose, Enter closes the sheet and returns the focus', async () => {
    const button = await laid({ hand: 'Marlow', coach: false });
    press(button).focus();
    const sheet = await opened(button);
    expect(sheet.renderRoot.querySelector(':focus')).to.equal(radio(sheet, 1));
    await sendKeys({ press: 'ArrowDown' });
    await button.updateComplete;
    expect(button.hand).to.equal('Iris');
    await sendKeys({ press: 'Enter' });
    await until(() => !sheet.open, 'the sheet is put away');
    await until(() => button.shadowRoot?.activeElement === press(button), 'the focus comes back');
    await until(() => text(press(button)).startsWith('Iris veteran'), 'the rank comes');
  });

  it('closes its sheet with the tap that chooses', async () => {
    const button = await laid({ hand: 'Marlow', coach: false });
    const sheet = await opened(button);
    const tap = new PointerEvent('click', {
      bubbles: true,
      cancelable: true,
      pointerType: 'touch',
    });
    radio(sheet, 2).closest('label')?.dispatchEvent(tap);
    await until(() => !sheet.open, 'the sheet is put away');
    await until(() => button.hand === 'Iris', 'it is chosen');
  });

  it('switches the coach, and has no switch where there can be no coach', async () => {
    const button = await laid({ hand: 'Tuck', coach: false });
    const sheet = await opened(button);
    const coach = sheet.renderRoot.querySelector<HTMLInputElement>('[role=switch]')!;
    coach.click();
    await button.updateComplete;
    expect(button.coach).to.equal(true);
    button.coach = null;
    await button.updateComplete;
    await sheet.updateComplete;
    expect(sheet.renderRoot.querySelector('[role=switch]')).to.equal(null);
  });

  it('offers a person, without a rank or a coach', async () => {
    const button = await laid({ person: 'Ben', coach: true });
    expect(text(press(button))).to.equal('Ben. A computer pilot instead?');
    const sheet = await opened(button);
    expect(choices(sheet)[0]).to.equal('Ben A person, at this device.');
    expect(radio(sheet, 0).checked).to.equal(true);
    expect(sheet.renderRoot.querySelector('[role=switch]')).to.equal(null);
    radio(sheet, 4).click();
    await until(() => text(press(button)).startsWith('Sable ace'), 'Sable comes');
    await sheet.updateComplete;
    expect(sheet.renderRoot.querySelector('[role=switch]')).not.to.equal(null);
    await expectAccessible(button);
  });
});
