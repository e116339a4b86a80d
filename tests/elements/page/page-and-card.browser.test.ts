import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../../src/elements/page/booklet-page.ts';
import type { BookletPage } from '../../../src/elements/page/booklet-page.ts';
import '../../../src/elements/device/shutter-curtain.ts';
import type { ShutterCurtain } from '../../../src/elements/device/shutter-curtain.ts';
import '../../../src/elements/card/stat-card.ts';
import type { HoldRing } from '../../../src/elements/card/long-press.ts';
import type { StatCard } from '../../../src/elements/card/stat-card.ts';
import grf from '../../../books/grf-1n.json';
import { expectAccessible } from '../../axe.ts';
import { holdClock, holdTimers } from '../clock.ts';
import { bookletOf } from '../../../src/rules/battle/battle.ts';
import { pairingOfDuel } from '../../../src/rules/battle/duel.ts';
import { whatIf } from '../../../src/rules/battle/what-if.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { soundBooklet } from '../../../src/rules/check/sound-booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import { battleAfter, griffin, heard, names, text } from '../parts.ts';

describe('a booklet page', () => {
  const page = (): Promise<BookletPage> =>
    fixture(
      html`<booklet-page
        .booklet=${griffin}
        .number=${27}
        tell="Ben"
        .lit=${36}
        letter="E"
        scored
      ></booklet-page>`,
    );

  it('shows range, title, score and status', async () => {
    const { renderRoot } = await page();
    expect(text(renderRoot.querySelector('h2'))).to.equal('medium rangeknocked down');
    expect(text(renderRoot.querySelector('.score'))).to.contain('−2');
    expect(text(renderRoot.querySelector('.status'))).to.match(
      /Tell Ben .*Only .*Green or .*Yellow/,
    );
  });

  it('shows its console as a table in printed order, with the looked-up cell lit', async () => {
    const { renderRoot } = await page();
    const rows = [...renderRoot.querySelectorAll('.cells tr')];
    expect(
      rows.map((row) =>
        [...row.querySelectorAll('td')].map((cell) => cell.dataset['owner']).join(' '),
      ),
    ).to.deep.equal(['18 26 34 42', '20 28 36 44', '22 30 38 46', '24 32 40 48']);
    expect(text(renderRoot.querySelector('td.lit')))
      .to.contain('36')
      .and.to.contain('29');
  });

  it('inverts the row of the critical hit', async () => {
    const { renderRoot } = await page();
    expect(text(renderRoot.querySelector('li.hit'))).to.contain('Sensors all weapons −1');
  });

  it('shows what can be read if its booklet is damaged', async () => {
    const document = structuredClone(grf);
    Object.assign(document.viewScreens['27'], { title: 7 });
    Object.assign(document.consoles['28'], { 36: '9999' });
    const booklet = soundBooklet(document);
    const [unread, next] = await Promise.all(
      [27, 25].map((number) =>
        fixture<BookletPage>(
          html`<booklet-page .booklet=${booklet} .number=${number}></booklet-page>`,
        ),
      ),
    );
    const cells = (of: BookletPage | undefined): string[] =>
      [...(of?.renderRoot.querySelectorAll('.cells b') ?? [])].map(text);
    expect(text(unread?.renderRoot.querySelector('h2') ?? null)).to.equal('cannot be read');
    expect(cells(unread)).to.have.lengthOf(16).and.to.include('?');
    expect(cells(unread).filter((cell) => cell === '?')).to.have.lengthOf(1);
    expect(text(next?.renderRoot.querySelector('h2') ?? null)).to.equal('close rangeducking');
    expect(cells(next)).not.to.include('?');
    await expectAccessible(sure(unread));
  });

  it('has no axe findings in light or dark', async () => {
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme;
      await expectAccessible(await page());
    }
    delete document.documentElement.dataset['theme'];
  });
});

describe('a stat card', () => {
  const card = (): Promise<StatCard> =>
    fixture(
      html`<stat-card
        .battle=${battleAfter([52, 62])}
        .pairing=${pairingOfDuel(battleAfter([52, 62]))}
        .seat=${0}
        teller="Ben"
        .picked=${20}
      ></stat-card>`,
    );

  it('has a row for each open maneuver, in printed order, and lists the others in one line below', async () => {
    const { renderRoot } = await card();
    const numbers = [...renderRoot.querySelectorAll('.row .no')].map(text);
    expect(numbers.join(' ')).to.equal('44 20 18 46 28 42 40 30 48 24 36');
    expect(text(renderRoot.querySelector('.ruled-out'))).to.equal(
      'Ruled out: Status: no Autocannon: R 32 Autocannon High, B 26 Autocannon Low, Status: no Run: R 22 Run & Large Laser, B 38 Run & Medium Laser,',
    );
  });

  it('reads out what a row adds and the heat after it', async () => {
    const { renderRoot } = await card();
    expect(renderRoot.querySelector('[data-console="20"]')?.getAttribute('aria-label')).to.equal(
      'Laser Low, blue, 20, adds 8. Heat 3 to 10.',
    );
    expect(renderRoot.querySelector('[data-console="18"]')?.getAttribute('aria-label')).to.contain(
      ', adds 12, one round.',
    );
  });

  it("says in each row how many of the enemy's open numbers it hits, how many hit it, and the damage", async () => {
    const battle = battleAfter([52, 62]);
    const low = sure(maneuverAt(bookletOf(battle, 0).statCard, 20));
    const answers = whatIf(battle, 0, low);
    const element = await card();
    element.prospects = (console) => (console === 20 ? answers : []);
    await element.updateComplete;
    const row = element.renderRoot.querySelector('[data-console="20"]');
    expect(row?.getAttribute('aria-label')).to.match(
      /adds 8\. Hits \d of 6, for \d to \d; is hit by .*\. Heat 3 to 10\.$/,
    );
    for (const which of ['do', 'take'] as const) {
      const points = answers.flatMap(({ [which]: would }) => (would.hits ? [would.damage] : []));
      expect(text(row?.querySelector(`.${which} b`))).to.equal(String(points.length));
      const [least, most] = [Math.min(...points), Math.max(...points)];
      expect(text(row?.querySelector(`.${which} small`))).to.equal(
        least === most ? `${least}` : `${least}–${most}`,
      );
    }
    const none = sure(element.renderRoot.querySelector('[data-console="44"]'));
    expect([...none.querySelectorAll('.figure.none b')].map(text)).to.deep.equal(['0', '0']);
  });

  it('locks in a row held until its ring is full, and only picks it if lifted earlier', async () => {
    const element = await card();
    const timers = holdTimers();
    const picked = heard(element, 'maneuver-picked');
    const held = heard(element, 'maneuver-held');
    const row = sure(element.renderRoot.querySelector<HTMLElement>('[data-console="44"]'));
    const pointer = (type: string, x = 20): boolean =>
      row.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, clientX: x, clientY: 20 }),
      );
    const ring = (): HoldRing | null => document.querySelector('hold-ring');
    pointer('pointerdown');
    timers.goOn(140);
    expect(ring(), 'a tap has none').to.equal(null);
    timers.goOn(600);
    await element.updateComplete;
    expect(row.classList.contains('holding')).to.equal(true);
    await ring()?.updateComplete;
    expect(text(ring()?.renderRoot.querySelector('.words'))).to.equal(
      'Keep holding: lock in 44 Lift now and 44 is only picked.',
    );
    pointer('pointerup');
    expect([held, picked, ring()]).to.deep.equal([[], [{ console: 44 }], null]);
    pointer('pointerdown');
    timers.goOn(400);
    pointer('pointermove', 32);
    timers.goOn(900);
    expect([held, ring()], 'a finger that goes twelve pixels').to.deep.equal([[], null]);
    pointer('pointerdown');
    timers.goOn(810);
    expect(held).to.deep.equal([{ console: 44 }]);
    expect(ring()?.full).to.equal(true);
    await ring()?.updateComplete;
    expect(ring()?.renderRoot.querySelector('.tick')).not.to.equal(null);
    expect(ring()?.renderRoot.textContent, 'over the shutters').not.to.match(/\d/);
    timers.goOn(410);
    expect(ring()).to.equal(null);
  });

  it('can be asked to show its pick before it is drawn', async () => {
    const element = Object.assign(document.createElement('stat-card'), {
      battle: battleAfter([52, 62]),
      pairing: pairingOfDuel(battleAfter([52, 62])),
      picked: 20,
    });
    document.body.append(element);
    element.seekPick();
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[data-console="20"]')).not.to.equal(null);
    element.remove();
  });

  it('moves to the next open maneuver with an arrow key', async () => {
    const element = await card();
    const picked = oneEvent(element, 'maneuver-picked');
    element.renderRoot
      .querySelector('[data-console="20"]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    expect((await picked).detail).to.deep.equal({ console: 18 });
  });

  it('has no axe findings', async () => {
    await expectAccessible(await card());
  });
});

describe('the curtain', () => {
  it('ignores input for 500 ms, then lets its pilot raise it', async () => {
    const clock = holdClock();
    const curtain: ShutterCurtain = await fixture(
      html`<shutter-curtain .names=${names} .seat=${0} .locked=${1}></shutter-curtain>`,
    );
    let raised = 0;
    curtain.addEventListener('curtain-raised', () => (raised += 1));
    expect(curtain.shadowRoot?.activeElement?.tagName).to.equal('H1');
    const button = curtain.renderRoot.querySelector<HTMLButtonElement>('.i');
    button?.click();
    await clock.goOn(490);
    button?.click();
    expect(raised).to.equal(0);
    await clock.goOn(11);
    button?.click();
    expect(raised).to.equal(1);
    await expectAccessible(curtain);
  });
});
