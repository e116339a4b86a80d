import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { pilotMark } from '../common/signs.ts';
import { LONE_STANDS, MANY, MANY_WORDS } from './many-words.ts';

const percent = (wins: number): string => `${wins} %`;

/** The rules of several against one, and how long one pilot lasts against several. */
export const manyAgainstOne = (): TemplateResult =>
  html`<section class="panel well" id="many" aria-labelledby="many-heading">
    <h2 id="many-heading" tabindex="-1">Many against one</h2>
    <p class="sides">
      Three to eight play in battles of ${pilotMark('lone')} one alone against ${pilotMark('rival')}
      several, with the same booklets: the lone pilot holds one of each rival, and each rival the
      lone pilot's.
    </p>
    <dl>
      ${MANY.map(
        ([name, words]) =>
          html`<div>
            <dt class="bold">${name}.</dt>
            <dd>${words}</dd>
          </div>`,
      )}
    </dl>
    <h3 id="stands" class="titled">${MANY_WORDS.heading}</h3>
    <p>${MANY_WORDS.stands}</p>
    <table aria-labelledby="stands">
      <thead>
        <tr>
          <th scope="col">Alone against</th>
          <th scope="col">Attacking</th>
          <th scope="col">In cover</th>
          <th scope="col">Wins</th>
        </tr>
      </thead>
      <tbody>
        ${LONE_STANDS.map(
          ({ rivals, attacking, inCover, wins }) =>
            html`<tr>
              <th scope="row">${rivals}</th>
              <td>${attacking.toFixed(1)}</td>
              <td>${inCover.toFixed(1)}</td>
              <td>${percent(wins)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="go"><a class="button" href="#/fight">${MANY_WORDS.setUp}</a></p>
  </section>`;
