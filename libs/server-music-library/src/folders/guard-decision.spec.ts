import { expect, it } from 'vitest';
import { countMoved } from './count-moved.ts';
import { guardDecision, type ScanFindings } from './guard-decision.ts';

const decide = (findings: Partial<ScanFindings>) =>
  guardDecision({ root: 'present', entriesInRoot: 9, known: 100, gone: 0, moved: 0, ...findings });

it.each<[string, Partial<ScanFindings>, ReturnType<typeof guardDecision>]>([
  ['an unchanged folder', {}, ''],
  ['a missing root', { root: 'missing', known: 0 }, 'missing-root'],
  ['an unreadable root', { root: 'unreadable' }, 'unreadable-root'],
  ['an empty root', { entriesInRoot: 0, gone: 100 }, 'empty-root'],
  ['an empty root without known files', { entriesInRoot: 0, known: 0 }, ''],
  ['30 %', { gone: 30 }, ''],
  ['more than 30 %', { gone: 31 }, 'many-missing'],
  ['files that moved', { gone: 90, moved: 60 }, ''],
  ['files of which few moved', { gone: 90, moved: 50 }, 'many-missing'],
  ['four of six files', { known: 6, gone: 4 }, ''],
  ['five of six files', { known: 6, gone: 5 }, 'many-missing'],
  ['the only file', { known: 1, gone: 1 }, 'many-missing'],
  ['the only file when it moved', { known: 1, gone: 1, moved: 1 }, ''],
])('guards %s', (_, findings, reason) => {
  expect(decide(findings)).toBe(reason);
});

const file = (name: string, size: number, inode = '') => ({ name, size, inode });

it('recognises moved files by inode, or by size and name', () => {
  expect(countMoved([file('a.mp3', 1, '7')], [file('b.mp3', 2, '7')])).toBe(1);
  expect(countMoved([file('a.mp3', 1, '7')], [file('a.mp3', 1, '8')])).toBe(1);
  expect(countMoved([file('a.mp3', 1)], [file('a.mp3', 2)])).toBe(0);
  expect(countMoved([file('a.mp3', 1)], [file('b.mp3', 1)])).toBe(0);
  expect(countMoved([file('é.mp3'.normalize('NFD'), 1)], [file('é.mp3', 1)])).toBe(1);
});

it('matches one file that appeared with one that vanished', () => {
  const vanished = [file('01.mp3', 5, '1'), file('01.mp3', 5, '2'), file('01.mp3', 5, '3')];
  expect(countMoved(vanished, [file('01.mp3', 5, '2')])).toBe(1);
  expect(countMoved(vanished, [file('01.mp3', 5, '2'), file('01.mp3', 5, '9')])).toBe(2);
});

it('matches the surest identity first', () => {
  const vanished = [file('same.mp3', 5, '1'), file('x.mp3', 5, '2')];
  expect(countMoved(vanished, [file('same.mp3', 5, '2'), file('same.mp3', 5, '1')])).toBe(2);
});
