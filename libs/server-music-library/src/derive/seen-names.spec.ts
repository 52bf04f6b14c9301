import { describe, expect, it } from 'vitest';
import { albumOf } from './testing/tagged-file.ts';
import { mostFrequentName, noteNames, type SeenNames } from './seen-names.ts';

it('counts the spellings of the artists of songs and albums, with a text to sort by', () => {
  const seen: SeenNames = new Map();
  const artistSort = 'Forest, The';
  noteNames(
    seen,
    albumOf([
      { album: 'A', albumArtists: ['The Forest'], artists: ['The Forest'] },
      { album: 'A', albumArtists: ['The Forest'], artists: ['THE FOREST'], artistSort },
      { album: 'A', albumArtists: ['The Forest'], artists: ['The Forest'], artistSort },
    ]),
  );
  const names = [...(seen.get('name:the forest')?.values() ?? [])];
  expect(names.map(({ draft, times }) => [draft.name, draft.sortName, times])).toEqual([
    ['The Forest', artistSort, 3],
    ['THE FOREST', artistSort, 1],
  ]);
});

describe('mostFrequentName', () => {
  it('is the spelling of most songs', () => {
    const songs = [
      { text: '林间', songs: 2 },
      { text: '林間 / 水边', songs: 3 },
    ];
    expect(mostFrequentName(['林间', '林間'], songs)).toBe('林間');
  });

  it('is the first of equally frequent ones', () => {
    expect(mostFrequentName(['b', 'a'], [])).toBe('b');
  });

  it('does not count the songs of a longer name for a name in it', () => {
    const songs = [
      { text: 'Jay', songs: 1 },
      { text: 'Jay Chou', songs: 2 },
    ];
    expect(mostFrequentName(['Jay', 'Jay Chou'], songs)).toBe('Jay Chou');
  });

  it('recognises names in other forms of Unicode', () => {
    const songs = [{ text: 'Beyoncé'.normalize('NFD'), songs: 1 }];
    expect(mostFrequentName(['beyoncé', 'Beyoncé'.normalize('NFC')], songs)).toBe('Beyoncé');
  });
});
