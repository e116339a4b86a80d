import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Game } from '../../rules/campaign/history/game.ts';
import { membersOf } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { whoBeatWhom } from '../../rules/campaign/chronicle/pilot-history.ts';
import { halvesText } from '../../rules/words/counted.ts';

/** Most pilots in the table; with more the winners are a list. */
const MOST_ACROSS = 12;

/** Who was beaten: a pilot, or strangers together. */
type Loser = Pick<Pilot, 'name' | 'end'> & { readonly id: PilotId | null };
const STRANGERS: Loser = { id: null, name: 'strangers', end: null };

interface Fought {
  readonly pilots: readonly Pilot[];
  readonly losers: readonly Loser[];
  readonly over: (winner: Pilot, loser: Loser) => number;
  readonly won: (winner: Pilot) => number;
}

const foughtIn = ({ pilots }: Pick<Hangar, 'pilots'>, games: readonly Game[]): Fought => {
  const beaten = whoBeatWhom({ history: games });
  const each = new Map(beaten.map((one) => [`${one.winner} ${one.loser}`, one.victories]));
  const sums = new Map<PilotId, number>();
  for (const { winner, victories } of beaten) sums.set(winner, (sums.get(winner) ?? 0) + victories);
  const fought = new Set(
    games.flatMap(({ muster }) => membersOf(muster).map(({ pilot }) => pilot)),
  );
  const won = ({ id }: Pilot): number => sums.get(id) ?? 0;
  const flew = pilots
    .filter(({ id }) => fought.has(id))
    .toSorted(
      (one, other) =>
        Number(one.end !== null) - Number(other.end !== null) || won(other) - won(one),
    );
  return {
    pilots: flew,
    losers: beaten.some(({ loser }) => loser === null) ? [...flew, STRANGERS] : flew,
    over: (winner, loser) => each.get(`${winner.id} ${loser.id}`) ?? 0,
    won,
  };
};

/** Shows who beat whom: a table of pilots, or a list of winners; the names of former pilots are struck out. */
export const beatTable = (
  hangar: Pick<Hangar, 'pilots'>,
  games: readonly Game[],
): TemplateResult => {
  const fought = foughtIn(hangar, games);
  return fought.pilots.length > MOST_ACROSS ? winners(fought) : square(fought);
};

const rowHead = ({ name, end }: Pilot): TemplateResult =>
  html`<th scope="row" ?data-gone=${end !== null}>
    <span class="name">${name}</span
    >${end === null ? nothing : html`<span class="unseen">, remembered</span>`}
  </th>`;

const square = ({ losers, pilots, over, won }: Fought): TemplateResult =>
  html`<table class="beat" .style=${`--across: ${losers.length}`}>
    <thead>
      <tr>
        <td></td>
        ${losers.map(
          ({ name, end }) =>
            html`<th scope="col" ?data-gone=${end !== null}><span>${name}</span></th>`,
        )}
        <th scope="col" class="won">won</th>
      </tr>
    </thead>
    <tbody>
      ${pilots.map(
        (winner) =>
          html`<tr>
            ${rowHead(winner)}
            ${losers.map((loser) => {
              if (winner === loser) return html`<td class="self"></td>`;
              const victories = over(winner, loser);
              return html`<td>${victories > 0 ? halvesText(victories) : nothing}</td>`;
            })}
            <td class="sum inked">${halvesText(won(winner))}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const winners = ({ losers, pilots, over, won }: Fought): TemplateResult =>
  html`<table class="beat">
    <thead>
      <tr>
        <th scope="col">Who</th>
        <th scope="col">beat whom</th>
        <th scope="col" class="won">won</th>
      </tr>
    </thead>
    <tbody>
      ${pilots
        .filter((winner) => won(winner) > 0)
        .map(
          (winner) =>
            html`<tr>
              ${rowHead(winner)}
              <td class="whom">
                ${losers
                  .filter((loser) => over(winner, loser) > 0)
                  .map((loser) => {
                    const victories = over(winner, loser);
                    return victories === 1 ? loser.name : `${loser.name} ${halvesText(victories)}`;
                  })
                  .join(', ')}
              </td>
              <td class="sum inked">${halvesText(won(winner))}</td>
            </tr>`,
        )}
    </tbody>
  </table>`;
