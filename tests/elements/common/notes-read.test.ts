import { expect, test } from 'vitest';
import {
  LONE_NOTES,
  NOTES,
  NO_MORE,
  isUnread,
  withRead,
  withoutLoneNotes,
} from '../../../src/elements/common/notes-read.ts';

const FRESH = { notesSeen: false, tellingSeen: false, notesRead: [] };

test('each pilot reads each note once', () => {
  for (const note of NOTES) {
    const read = { ...FRESH, ...withRead(FRESH, note, ['Ada']) };
    expect(isUnread(read, note, 'Ada')).toBe(false);
    expect(isUnread(read, note, 'Ben')).toBe(true);
    for (const other of NOTES.filter((each) => each !== note))
      expect(isUnread(read, other, 'Ada')).toBe(true);
  }
});

test('a note read twice is stored once', () => {
  const once = { ...FRESH, ...withRead(FRESH, 'aim', ['Ada', 'Ben']) };
  expect(withRead(once, 'aim', ['Ada']).notesRead).toHaveLength(2);
});

test('Show no more ends the notes for every pilot', () => {
  for (const note of NOTES) expect(isUnread({ ...FRESH, ...NO_MORE }, note, 'Cem')).toBe(false);
});

test('a pilot who ended the notes still gets those on playing alone, until these are ended too', () => {
  const ended = { ...FRESH, ...withoutLoneNotes(FRESH) };
  for (const note of LONE_NOTES) {
    expect(isUnread({ ...FRESH, ...NO_MORE }, note, 'Cem')).toBe(true);
    expect(isUnread(ended, note, 'Cem')).toBe(false);
  }
  expect(isUnread(ended, 'aim', 'Cem')).toBe(true);
});

test('the list of read notes stays short with many pilots, and keeps the latest', () => {
  let kept = FRESH as Parameters<typeof withRead>[0];
  for (let at = 0; at < 400; at += 1) kept = { ...kept, ...withRead(kept, 'aim', [`Pilot ${at}`]) };
  expect(kept.notesRead.length).toBeLessThan(200);
  expect(isUnread(kept, 'aim', 'Pilot 399')).toBe(false);
});
