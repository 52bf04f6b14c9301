import { describe, expect, it } from 'vitest';
import { readHomepage, readSong, readStart } from './search-readers.ts';

describe('the song that a link leads to', () => {
  it('is an id with a start in whole seconds', () => {
    expect(readSong({ song: '33', t: '62' })).toEqual({ song: '33', t: 62 });
    expect(readSong({ song: 33, t: 62.9 })).toEqual({ song: '33', t: 62 });
    expect(readSong({ song: '33' })).toEqual({ song: '33', t: undefined });
  });

  it.each(['0', '-5', 'x', '', 'Infinity', '86401', undefined])('has no start of %j', (t) => {
    expect(readSong({ song: '33', t })).toEqual({ song: '33', t: undefined });
  });

  it.each(['0', 'abc', '12a', '-3', '1.5', '9'.repeat(30), '', undefined])('is none for %j', (song) => {
    expect(readSong({ song, t: '62' })).toEqual({ song: undefined, t: undefined });
  });
});

it('a video begins at whole seconds of a day, or at its beginning', () => {
  expect(['62.9', '0', '86401', 'x', undefined].map((t) => readStart({ t }))).toEqual([
    62,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('what somebody’s page is opened with', () => {
  it('is one part of it, songs of all time, a report of a longer span', () => {
    const known = { tab: 'record', record: 'all', report: 'year' };
    expect(readHomepage(known)).toEqual(known);
  });

  it('is nothing that the page has by itself, nor what it has not', () => {
    const nothing = { tab: undefined, record: undefined, report: undefined };
    expect(readHomepage({ tab: 'all', record: 'week', report: 'week' })).toEqual(nothing);
    expect(readHomepage({ tab: 'x' })).toEqual(nothing);
  });
});
