import { describe, expect, it } from 'vitest';
import { readHomepage, readSong, readStart } from './search-readers.ts';

describe('readSong', () => {
  it('reads an id and a start in whole seconds', () => {
    expect(readSong({ song: '33', t: '62' })).toEqual({ song: '33', t: 62 });
    expect(readSong({ song: 33, t: 62.9 })).toEqual({ song: '33', t: 62 });
    expect(readSong({ song: '33' })).toEqual({ song: '33', t: undefined });
  });

  it.each(['0', '-5', 'x', '', 'Infinity', '86401', undefined])('ignores the start %j', (t) => {
    expect(readSong({ song: '33', t })).toEqual({ song: '33', t: undefined });
  });

  it.each(['0', 'abc', '12a', '-3', '1.5', '9'.repeat(30), '', undefined])('rejects the song %j', (song) => {
    expect(readSong({ song, t: '62' })).toEqual({ song: undefined, t: undefined });
  });
});

it('reads the start of a video up to one day', () => {
  expect(['62.9', '0', '86401', 'x', undefined].map((t) => readStart({ t }))).toEqual([
    62,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('readHomepage', () => {
  it('reads tab, record and report', () => {
    const known = { tab: 'record', record: 'all', report: 'year' };
    expect(readHomepage(known)).toEqual(known);
  });

  it('ignores defaults and unknown values', () => {
    const nothing = { tab: undefined, record: undefined, report: undefined };
    expect(readHomepage({ tab: 'all', record: 'week', report: 'week' })).toEqual(nothing);
    expect(readHomepage({ tab: 'x' })).toEqual(nothing);
  });
});
