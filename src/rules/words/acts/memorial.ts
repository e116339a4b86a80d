import type { ActWords } from './act-words.ts';

export const memorial: ActWords<'memorial'> = {
  name: 'Memorial',
  title: (pilot) => `${pilot} was killed`,
  asks: () => 'A line for the memorial',
  later: () => '',
  does: ({ line }) => (line === '' ? 'Leave no line' : 'Keep this line'),
  done: ([choice]) => (choice?.line ? `“${choice.line}”` : 'no line'),
  said: ({ line }) => (line === '' ? 'No line was left.' : 'The line is saved.'),
};

export const memorialForm = { line: 'A line for the memorial, if you like' } as const;
