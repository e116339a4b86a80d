import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/end/end-stage.ts';
import { laidOut } from '../../../src/elements/common/slices.ts';
import type { ChanceLine } from '../../../src/elements/end/chance-line.ts';
import type { EndStage } from '../../../src/elements/end/end-stage.ts';
import type { DuelCover } from '../../../src/elements/page/duel-cover.ts';
import type { EndPicture } from '../../../src/elements/end/end-picture.ts';
import { endingOfBattle } from '../../../src/elements/end/ending.ts';
import { expectAccessible } from '../../axe.ts';
import { holdClock, unpainted } from '../clock.ts';
import { button, griffin, heard, names, press, rifleman, text } from '../parts.ts';
import { SIXTEEN_TURNS } from '../sixteen-turns.ts';
import { until } from '../until.ts';
import { battleFrom } from '../../rules/fight/one-battle.ts';

const head = `viewscreen record 1
lone: rfl-3n Ada
rival: grf-1n Ben
ammunition: counted
`;
/** Armor falls from 38 and 36 to −2 and 17; the ammunition of each explodes twice. */
const FOUGHT = `${head}${SIXTEEN_TURNS}`;

/** The end of a recorded duel. */
const endOf = async (turns: string, table = false): Promise<EndStage> => {
  const record = turns.startsWith(head) ? turns : `${head}${turns}`;
  const { battles, exchanges, fault } = battleFrom(record, (id) =>
    id === 'rfl-3n' ? rifleman : griffin,
  );
  if (fault) throw new Error(JSON.stringify(fault.refusal));
  return fixture<EndStage>(
    html`<end-stage
      .ending=${endingOfBattle({ battles, exchanges, names })}
      .told=${{ record, ended: null }}
      saveId="abcd-1"
      ?table=${table}
    ></end-stage>`,
  );
};

const pictureOf = (stage: EndStage): EndPicture => stage.renderRoot.querySelector('end-picture')!;
const coverOf = (stage: EndStage): DuelCover =>
  pictureOf(stage).renderRoot.querySelector('duel-cover')!;

describe('the end of a duel', () => {
  const ends: readonly (readonly [string, string, string, readonly string[]])[] = [
    [
      'the winner beside the wreck of the loser',
      FOUGHT,
      'Ben · armor 17 of 36',
      ['Griffin 39', 'Rifleman 27'],
    ],
    [
      'page 29 of a pilot who escapes',
      '1. 52 60, rival escapes',
      'Ben escapes',
      ['Rifleman 53', 'Griffin 29'],
    ],
    [
      'both windows if nobody is out',
      '1. 52 62, both agree',
      'Ada lives',
      ['Rifleman 47', 'Griffin 27'],
    ],
    [
      'a pilot who bailed out as last seen',
      '1. 52 62, rival bails out',
      'Ben bailed out and lives',
      ['Rifleman 47', 'Griffin 27'],
    ],
  ];
  for (const [what, turns, fate, shown] of ends)
    it(`shows ${what}, and says what became of the pilot`, async () => {
      const stage = await endOf(turns);
      const { renderRoot } = coverOf(stage);
      await until(() => renderRoot.querySelectorAll('view-window').length > 0);
      expect(text(renderRoot.querySelector('.cover'))).to.contain(fate);
      const windows = [...renderRoot.querySelectorAll('view-window')].map(
        ({ booklet, screen }) => `${booklet?.mech.name} ${screen?.number}`,
      );
      expect(windows).to.deep.equal(shown);
      await expectAccessible(stage);
    });

  it('says aloud what became of the loser, and begins at who wins', async () => {
    const stage = await endOf(FOUGHT);
    expect(coverOf(stage).alt).to.match(/^Ada walks away from the wreck\. A Griffin, /);
    const { activeElement } = pictureOf(stage).shadowRoot!;
    expect(text(activeElement)).to.equal('Ben wins');
    expect(text(pictureOf(stage).renderRoot.querySelector('.won .soft'))).to.match(/^Turn 16: /);
  });

  it('shows the wreck burning, with the wear it had last, and never a winner in the dark', async () => {
    const [winner, loser] = coverOf(await endOf(FOUGHT)).battles[0] ?? [];
    expect(loser?.wear).to.include({ torn: 3, smoking: true, dark: true });
    expect(winner?.wear?.dark).to.equal(false);
  });

  it('names the turn that decided, as the analysis has it, in yellow on the curve of the winner', async () => {
    const { ending } = await endOf(FOUGHT);
    const chances = [...Array.from({ length: 15 }, (_, at) => 50 - at), 10, 0];
    const judged = { chances, decided: { turn: 15, from: 64, to: 90 } };
    const drawn = await fixture<ChanceLine>(
      html`<chance-line .ending=${ending} .judged=${judged} saveId="abcd-1"></chance-line>`,
    );
    const line = drawn.renderRoot.querySelector('.decided')!;
    expect(text(line)).to.equal("Turn 15 decided it Ben's chance: 64 to 90 of 100 Replay it");
    expect(line.getAttribute('href')).to.equal('#/records/abcd-1/15');
    expect(text(drawn.renderRoot.querySelector('li:last-child'))).to.equal(
      'After turn 16: 100 of 100',
    );
    expect(drawn.renderRoot.querySelectorAll('rect, .star')).to.have.length(5);
    await expectAccessible(drawn);
  });

  it('labels each line of the curve', async () => {
    const stage = await endOf(FOUGHT);
    const curve = stage.renderRoot.querySelector('duel-curve')!;
    const keys = [...curve.renderRoot.querySelectorAll<HTMLElement>('.key')];
    expect(keys.slice(0, 4).map(({ innerText }) => innerText.trim())).to.deep.equal([
      ...["Ada's armor", "Ben's armor", "Ada's heat", "Ben's heat"],
    ]);
  });

  it('explains armor below 0 in a line, but only if a pilot has it', async () => {
    const stage = await endOf(FOUGHT);
    const curve = stage.renderRoot.querySelector('duel-curve')!;
    const lines = (): string[] =>
      [...curve.renderRoot.querySelectorAll('.key')]
        .map(text)
        .filter((key) => key.includes('the armor it had'));
    expect(lines()).to.deep.equal(['−2: the damage was 2 more than the armor it had']);
    curve.battles = curve.battles.slice(0, -1);
    await curve.updateComplete;
    expect(lines()).to.deep.equal([]);
  });

  it('lists the numbers of the curve in a table', async () => {
    const stage = await endOf(FOUGHT);
    const curve = stage.renderRoot.querySelector('duel-curve')!;
    const rows = [...curve.renderRoot.querySelectorAll('tr')].map((row) =>
      [...row.children].map(text).join(' ').trim(),
    );
    expect(rows).to.have.length(18);
    expect(rows[1]).to.equal('Start 38 0 36 0');
    expect(rows.at(-1)).to.match(/^16 −2 \d+ 17 \d+$/);
    expect(rows.filter((row) => row.includes('ammunition explodes'))).to.have.length(4);
    expect(curve.renderRoot.querySelectorAll('.plot .star')).to.have.length(4);
  });

  it('links to the analysis and shows the comic page, unless no number was called', async () => {
    const leads = (stage: EndStage): readonly string[] =>
      [...stage.renderRoot.querySelectorAll('a')]
        .filter((link) => text(link).startsWith('Analysis'))
        .map((link) => link.getAttribute('href') ?? '');
    const hasPage = (stage: EndStage): boolean =>
      stage.renderRoot.querySelector('end-comic, a[href^="#/comic"]') !== null;
    for (const table of [false, true]) {
      const [fought, agreed] = [await endOf(FOUGHT, table), await endOf('1. both agree', table)];
      expect([leads(fought)[0], hasPage(fought)]).to.deep.equal(['#/analysis/abcd-1', true]);
      expect([leads(agreed)[0], hasPage(agreed)]).to.deep.equal([undefined, false]);
    }
  });

  it('calls no turn decisive where that is not known', async () => {
    const stage = await endOf(FOUGHT);
    const curve = stage.renderRoot.querySelector('duel-curve')!;
    for (const shown of [stage.renderRoot, curve.renderRoot])
      expect(shown.textContent).not.to.match(/turning|decide|decisive/i);
  });

  it('reads the same on both sides of a table, under one heading', async () => {
    const stage = await endOf(FOUGHT, true);
    const halves = [...stage.renderRoot.querySelectorAll('.half')];
    expect(halves).to.have.length(2);
    const words = halves.map((half) => [
      text(half.querySelector('end-picture')!.renderRoot.querySelector('.won')),
      text(half.querySelector('.account')),
    ]);
    expect(words[0]).to.deep.equal(words[1]);
    expect(
      halves.map(
        (half) => half.querySelector('end-picture')!.renderRoot.querySelectorAll('h1').length,
      ),
    ).to.deep.equal([0, 1]);
    await expectAccessible(stage);
  });

  it('offers the next computer pilot after one is beaten, with a rematch beside it', async () => {
    const clock = holdClock();
    const stage = await endOf(FOUGHT);
    stage.next = 'Marlow';
    await stage.updateComplete;
    await clock.goOn(1500);
    const asked = heard(stage, 'next-asked');
    const rematch = heard(stage, 'rematch-asked');
    expect(text(stage.renderRoot.querySelector('.dock .main'))).to.equal('Next: Marlow Enter');
    button(stage, /^Next: Marlow/).click();
    button(stage, 'Rematch').click();
    expect([asked, rematch]).to.deep.equal([[{ pilot: 'Marlow' }], [null]]);
    await expectAccessible(stage);
  });

  it('names the maneuvers in its log at every width, and says what else happened in a turn', async () => {
    const stage = await endOf(FOUGHT);
    const log = stage.renderRoot.querySelector('duel-log')!;
    for (const width of [340, 900]) {
      log.style.width = `${width}px`;
      await aTimeout(50);
      const called = [...log.renderRoot.querySelectorAll<HTMLElement>('.called .name')];
      expect(called.slice(0, 2).map(({ innerText }) => innerText)).to.deep.equal([
        ...['Run Forward', 'Missile Low'],
      ]);
      expect(log.scrollWidth).to.be.at.most(width);
    }
    expect(text(stage.renderRoot.querySelector('.tally'))).to.contain('Blasts');
    const why = text(log.renderRoot.querySelector('.besides'));
    expect(why).to.match(/Laser would have hit for 9\. Ben's low shot hit Ada for 5\./);
  });

  it('begins no rematch on presses made before it was painted', async () => {
    const clock = holdClock();
    const { made: stage, paint } = await unpainted(() => endOf(FOUGHT));
    const asked = heard(stage, 'rematch-asked');
    await clock.goOn(1500);
    button(stage, /^Rematch/).click();
    await press(stage, 'Enter');
    expect(asked).to.deep.equal([]);
    paint();
    await clock.goOn(700);
    await press(stage, 'Enter');
    expect(asked).to.have.length(1);
  });

  it('begins a rematch by button and by key, but not by the key that ended the last turn', async () => {
    const clock = holdClock();
    const stage = await endOf(FOUGHT);
    const asked = heard(stage, 'rematch-asked');
    // Taps and presses over and over, more than once within the pause.
    for (let pressed = 0; pressed < 5; pressed += 1) {
      button(stage, /^Rematch/).click();
      await press(stage, 'Enter');
      await clock.goOn(500);
    }
    expect(asked).to.have.length(0);
    await clock.goOn(700);
    button(stage, /^Rematch/).click();
    expect(asked).to.have.length(1);
    await press(stage, 'Enter');
    expect(asked).to.have.length(2);
  });

  it('draws armor and heat on one scale, in points', async () => {
    const stage = await endOf(FOUGHT);
    const curve = stage.renderRoot.querySelector('duel-curve')!;
    const plot = curve.renderRoot.querySelector('.plot')!;
    const scale = [...plot.querySelectorAll('.points, .unit')].map(text);
    expect(scale).to.deep.equal(['points', '40', '30', '20', '10', '0']);
    // 38 points of armor and no heat at the start; −2 is drawn as 0.
    const path = (kind: string): string =>
      plot.querySelector(`.${kind}.lone`)?.getAttribute('d') ?? '';
    expect(path('armor')).to.match(/^M0 5L.*L100 100$/);
    expect(path('heat')).to.match(/^M0 100L/);
  });

  it('leads to the comic page, and gives the record to copy', async () => {
    const stage = await endOf(FOUGHT);
    const comic = stage.renderRoot.querySelector('end-comic')!;
    await comic.updateComplete;
    expect(comic.renderRoot.querySelector('a.button')?.getAttribute('href')).to.equal(
      '#/comic/abcd-1',
    );
    await laidOut();
    await aTimeout(750);
    button(stage, 'Send the record').click();
    const sheet = stage.renderRoot.querySelector('share-sheet')!;
    await until(() => sheet.record !== null);
    await sheet.updateComplete;
    expect(sheet.renderRoot.querySelector('textarea')?.value).to.equal(FOUGHT);
    await expectAccessible(stage);
  });
});
