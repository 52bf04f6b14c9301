import { describe, expect, it } from 'vitest';
import { createVanishedFolders } from './vanished-folders.ts';

const KNOWN = ['', 'a', 'a/b', 'a/b/c', 'd'].map((path) => ({ path }));
type Visit = Parameters<ReturnType<typeof createVanishedFolders>['visit']>[0];
const gone = (limited: boolean, visits: (Partial<Visit> & { path: string })[]): string[] => {
  const folders = createVanishedFolders(limited);
  for (const visit of visits) folders.visit({ folders: [], error: undefined, ...visit });
  return folders.among(KNOWN).map(({ path }) => path);
};

describe('createVanishedFolders', () => {
  it('names folders that a complete walk did not find', () => {
    expect(gone(false, [{ path: '', folders: ['a'] }, { path: 'a' }])).toEqual(['a/b', 'a/b/c', 'd']);
  });

  it('keeps what lies in and below an unreadable folder', () => {
    const root = { path: '', folders: ['a', 'd'] };
    expect(gone(false, [root, { path: 'a', error: 'no-permission' }, { path: 'd' }])).toEqual([]);
  });

  it('keeps folders that a limited walk does not visit', () => {
    expect(gone(true, [{ path: 'd' }])).toEqual([]);
  });

  it('finds in a limited walk what is gone with the folder above it', () => {
    expect(gone(true, [{ path: 'a', folders: [] }])).toEqual(['a/b', 'a/b/c']);
    expect(gone(true, [{ path: 'a', error: 'missing' }])).toEqual(['a', 'a/b', 'a/b/c']);
  });
});
