import type { Answered, Asked, Asking } from './asked.ts';
import { Mind } from './mind.ts';

// What thinks, away from the page. Of the world around it this much is used:
declare const addEventListener: (
  kind: 'message',
  hear: (event: { readonly data: Asked }) => void,
) => void;
declare const postMessage: (answered: Answered) => void;
declare const setTimeout: (then: () => void) => void;

const mind = new Mind();
/** The tickets that somebody waits for. */
const awaited = new Set<number>();

/** Gives one answer after the other; in between whatever else has come is heard. */
const answer = (ticket: number, answers: Iterator<Answered>): void => {
  if (!awaited.has(ticket)) return;
  const { value, done } = answers.next();
  if (done) {
    awaited.delete(ticket);
    return;
  }
  postMessage(value);
  setTimeout(() => answer(ticket, answers));
};

const begin = (asked: Asking): void => {
  awaited.add(asked.ticket);
  answer(asked.ticket, mind.answers(asked));
};

addEventListener('message', ({ data }) => {
  if (data.kind === 'booklet') mind.learn(data);
  else if (data.kind === 'net') mind.learnNet(data);
  else if (data.kind === 'abort') awaited.delete(data.ticket);
  else begin(data);
});
