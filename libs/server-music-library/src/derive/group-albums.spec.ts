import { describe, expect, it } from 'vitest';
import { albumsOf, type FileInSpec, inShort } from './testing/tagged-file.ts';

const MBID = '0b9d8f3e-4f3a-4c1e-9a55-0123456789ab';
const OTHER_MBID = '1b9d8f3e-4f3a-4c1e-9a55-0123456789ab';

const song = (artist: string, rest: FileInSpec = {}): FileInSpec => ({
  title: 'Song',
  artists: [artist],
  album: 'Best',
  ...rest,
});
const times = (count: number, make: (at: number) => FileInSpec): FileInSpec[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));

describe('files of a folder become albums:', () => {
  it.each<[string, FileInSpec[], string[]]>([
    ['one album of one artist', [song('A'), song('A')], ['Best | A | 1 2']],
    [
      'one album of twenty artists without album artist',
      times(20, (at) => song(`Artist ${String(at)}`, { trackNo: at })),
      [
        `Best | 群星 | ${times(20, () => ({}))
          .map((_, at) => at + 1)
          .join(' ')}`,
      ],
    ],
    ['guests do not change the artist', [song('A'), song('A feat. B'), song('A / C')], ['Best | A | 1 2 3']],
    ['all songs by the same two', [song('A / B'), song('A / B')], ['Best | A + B | 1 2']],
    ['spellings of a title', [song('A'), song('A', { album: 'ＢＥＳＴ ' })], ['Best | A | 1 2']],
    [
      'traditional and simplified',
      [song('周杰倫', { album: '葉惠美' }), song('周杰伦', { album: '叶惠美' })],
      ['葉惠美 | 周杰倫 | 1 2'],
    ],
    ['two titles', [song('A'), song('A', { album: 'Worst' })], ['Best | A | 1', 'Worst | A | 2']],
    [
      'album artists separate one title',
      [
        song('A', { albumArtists: ['A'] }),
        song('A', { albumArtists: ['A'] }),
        song('B', { albumArtists: ['B'] }),
      ],
      ['Best | A | 1 2', 'Best | B | 3'],
    ],
    [
      'two album artists with a song each are two albums',
      [song('A', { albumArtists: ['A'] }), song('B', { albumArtists: ['B'] })],
      ['Best | A | 1', 'Best | B | 2'],
    ],
    [
      'three album artists with a song each are a compilation',
      [...'ABC'].map((artist) => song(artist, { albumArtists: [artist] })),
      ['Best | 群星 | 1 2 3'],
    ],
    [
      'guests among the album artists do not separate',
      [
        song('A', { albumArtists: ['A'] }),
        song('A', { albumArtists: ['A feat. B'] }),
        song('A', { albumArtists: ['A', 'C'] }),
      ],
      ['Best | A | 1 2 3'],
    ],
    [
      'a song without album artist follows the only one',
      [song('A', { albumArtists: ['A'] }), song('A', { albumArtists: ['A'] }), song('B')],
      ['Best | A | 1 2 3'],
    ],
    [
      'songs without album artist follow their own artist',
      [song('A', { albumArtists: ['A'] }), song('B', { albumArtists: ['B'] }), song('A'), song('B')],
      ['Best | A | 1 3', 'Best | B | 2 4'],
    ],
    [
      'one tagged song does not speak for a compilation',
      [song('A', { albumArtists: ['A'] }), ...[...'BCDE'].map((artist) => song(artist))],
      ['Best | 群星 | 1 2 3 4 5'],
    ],
    [
      'a band with a semicolon',
      [song('Kairon; IRSE!'), song('Kairon; IRSE! feat. X')],
      ['Best | Kairon; IRSE! | 1 2'],
    ],
    [
      'languages of various artists',
      [
        song('A', { albumArtists: ['VA'] }),
        song('B', { albumArtists: ['Various Artists'] }),
        song('C', { albumArtists: ['華語群星'] }),
      ],
      ['Best | 群星 | 1 2 3'],
    ],
    [
      'a compilation flag',
      [song('A', { compilation: true }), song('A', { compilation: true })],
      ['Best | 群星 | 1 2'],
    ],
    [
      'a compilation flag beside an album artist',
      [
        song('A', { compilation: true, albumArtists: ['A'] }),
        song('A', { compilation: true, albumArtists: ['A'] }),
      ],
      ['Best | A | 1 2'],
    ],
    [
      'two albums of one title in one folder, by their track numbers',
      [...'AB'].flatMap((artist) => times(3, (at) => song(artist, { trackNo: at }))),
      ['Best | A | 1 2 3', 'Best | B | 4 5 6'],
    ],
    [
      'two artists that share the track numbers of one album',
      times(6, (at) => song(at < 4 ? 'A' : 'B', { trackNo: at })),
      ['Best | 群星 | 1 2 3 4 5 6'],
    ],
    [
      'folders of discs',
      [
        song('A', { folder: 'Best/CD1' }),
        song('A', { folder: 'Best/CD2' }),
        song('A', { folder: 'Best/碟三' }),
        song('A', { folder: 'Best' }),
      ],
      ['Best | A | 1 2 3 4'],
    ],
    [
      'titles of discs',
      [song('A', { album: 'Best (Disc 1)' }), song('A', { album: 'Best (Disc 2)' })],
      ['Best | A | 1 2'],
    ],
    [
      'one MusicBrainz id under several titles',
      [
        song('A', { albumMbid: MBID }),
        song('B', { albumMbid: MBID.toUpperCase() }),
        song('A', { album: 'Worst', albumMbid: MBID }),
      ],
      ['Best | 群星 | 1 2 3'],
    ],
    [
      'two MusicBrainz ids of one title',
      [song('A', { albumMbid: MBID }), song('A', { albumMbid: OTHER_MBID })],
      ['Best | A | 1', 'Best | A | 2'],
    ],
    [
      'songs without id follow a unique id',
      [song('A', { albumMbid: MBID }), song('A'), song('A', { album: 'Worst' })],
      ['Best | A | 1 2', 'Worst | A | 3'],
    ],
    [
      'songs without id follow no id of several',
      [song('A', { albumMbid: MBID }), song('A', { albumMbid: OTHER_MBID }), song('A')],
      ['Best | A | 1', 'Best | A | 2', 'Best | A | 3'],
    ],
    [
      'songs without id follow the id of their disc',
      [
        song('A', { folder: 'X/CD1', albumMbid: MBID }),
        song('A', { folder: 'X/CD2', albumMbid: OTHER_MBID }),
        song('A', { folder: 'X/CD2' }),
      ],
      ['Best | A | 1', 'Best | A | 2 3'],
    ],
    [
      'no album artist follows the id of another one',
      [song('A', { albumMbid: MBID, albumArtists: ['A'] }), song('B', { albumArtists: ['B'] })],
      ['Best | A | 1', 'Best | B | 2'],
    ],
    [
      'an id that is none',
      [song('A', { albumMbid: 'x' }), song('A', { albumMbid: 'y' })],
      ['Best | A | 1 2'],
    ],
    [
      'no artist at all',
      [
        { title: 'x', album: 'Best' },
        { title: 'y', album: 'Best' },
      ],
      ['Best |  | 1 2'],
    ],
    ['other folders', [song('A'), song('A', { folder: 'Other' })], ['Best | A | 1', 'Best | A | 2']],
    ['other libraries', [song('A'), song('A', { libraryId: 8 })], ['Best | A | 1', 'Best | A | 2']],
  ])('%s', (_, files, albums) => {
    expect(inShort(albumsOf(files))).toEqual([...albums].sort());
  });
});

describe('files without album title', () => {
  it.each<[string, FileInSpec[], string[]]>([
    [
      'follow the only album of their folder',
      [song('A'), song('A'), song('A', { album: '' })],
      ['Best | A | 1 2 3'],
    ],
    ['follow it without artist too', [song('A'), { album: '', title: 'x' }], ['Best | A | 1 2']],
    ['do not follow another artist', [song('A'), song('B', { album: '' })], [' | B | 2', 'Best | A | 1']],
    [
      'do not follow a compilation',
      [song('A'), song('B'), song('B', { album: '' })],
      [' | B | 3', 'Best | 群星 | 1 2'],
    ],
    [
      'do not follow one of two albums',
      [song('A'), song('A', { album: 'Worst' }), song('A', { album: '' })],
      [' | A | 3', 'Best | A | 1', 'Worst | A | 2'],
    ],
    [
      'do not follow an album of another folder',
      [song('A', { folder: 'X/CD1' }), song('A', { folder: 'X', album: '' })],
      [' | A | 2', 'Best | A | 1'],
    ],
    [
      'are one album per artist',
      [...'ABA'].map((artist) => song(artist, { album: '' })),
      [' | A | 1 3', ' | B | 2'],
    ],
    ['are one album without artist', [{ title: 'x' }, { title: 'y' }], [' |  | 1 2']],
  ])('%s', (_, files, albums) => {
    expect(inShort(albumsOf(files))).toEqual([...albums].sort());
  });

  it('follow no album among uploads, which are in no folder', () => {
    const files = [song('A', { folder: '' }), song('A', { folder: '', album: '' })];
    expect(inShort(albumsOf(files, { scope: 'u5' }))).toEqual([' | A | 2', 'Best | A | 1']);
  });

  it('are shown as singles of an unknown album', () => {
    expect(albumsOf([song('A', { album: ' \u200b' })])).toMatchObject([{ name: '', kind: 'single' }]);
  });
});
