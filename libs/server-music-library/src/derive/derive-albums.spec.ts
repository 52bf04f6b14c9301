import { describe, expect, it } from 'vitest';
import { albumOf, albumsOf, type FileInSpec } from './testing/tagged-file.ts';

const BJORK = '87c5dedd-371d-4a53-9f7f-80522fb7f3cb';
const ALBUM = '0b9d8f3e-4f3a-4c1e-9a55-0123456789ab';

const song = (rest: FileInSpec = {}): FileInSpec => ({
  title: 'Song',
  artists: ['A'],
  album: 'Best',
  ...rest,
});
const identityOf = (files: FileInSpec[], scope = ''): string => albumOf(files, { scope }).identity;
const artistsOf = (file: FileInSpec) => albumOf([file]).songs[0]?.artists;

describe('identity of an album', () => {
  it('joins the folders of one album in two formats', () => {
    const files = (folder: string) => [song({ folder, date: '2003-07-31', albumArtists: ['A'] })];
    expect(identityOf(files('Best/FLAC'))).toBe(identityOf(files('Best/MP3')));
  });

  it('joins folders of compilations only by a tagged album artist', () => {
    const files = (folder: string, albumArtists: string[]) => [
      song({ folder, albumArtists }),
      song({ folder, albumArtists, artists: ['B'] }),
    ];
    expect(identityOf(files('X', ['VA']))).toBe(identityOf(files('Y', ['群星'])));
    expect(identityOf(files('X', []))).not.toBe(identityOf(files('Y', [])));
    expect(identityOf(files('X', []))).toBe(identityOf(files('X/CD2', [])));
  });

  it('separates releases by date, artist and title', () => {
    const identities = [
      song({ date: '2003' }),
      song({ date: '2013' }),
      song({ date: '2003', artists: ['B'] }),
      song({ date: '2003', album: 'Worst' }),
      song({ date: '2003', albumMbid: ALBUM }),
    ].map((file) => identityOf([file]));
    expect(new Set(identities).size).toBe(identities.length);
    expect(identities.at(-1)).toBe(`mbid:${ALBUM}`);
  });

  it('does not depend on songs whose date is less exact', () => {
    const dates = ['2003', '2003', '2003-07-31'];
    expect(identityOf(dates.map((date) => song({ date })))).toBe(identityOf([song({ date: '2003-07-31' })]));
  });

  it('is never shared by private uploads, while artists are', () => {
    for (const file of [song(), song({ albumMbid: ALBUM }), song({ album: '' })]) {
      expect(identityOf([file], 'u5')).not.toBe(identityOf([file]));
      expect(identityOf([file], 'u5')).not.toBe(identityOf([file], 'u6'));
      expect(albumOf([file], { scope: 'u5' }).artists).toEqual(albumOf([file]).artists);
    }
  });

  it('is bounded for the index of a database', () => {
    const folder = '很长的文件夹/'.repeat(300);
    expect(identityOf([song({ folder, artists: [] })]).length).toBeLessThan(100);
  });
});

describe('songs', () => {
  it('are sorted by disc, track number and file name', () => {
    const files = [
      song({ name: '10.mp3' }),
      song({ name: '9.mp3' }),
      song({ trackNo: 2 }),
      song({ trackNo: 1, folder: 'Album/CD2' }),
      song({ trackNo: 1 }),
      song({ discNo: 3, trackNo: 1 }),
    ];
    expect(albumOf(files).songs.map(({ fileId }) => fileId)).toEqual([5, 3, 2, 1, 4, 6]);
  });

  it('have the disc of the tag, else of the folder, the title, the file name', () => {
    const discs = [
      song({ discNo: 4, folder: 'Album/CD2' }),
      song({ folder: 'Album/第2张' }),
      song({ album: 'Best (Disc 3)' }),
      song({ name: '3-07 Song.mp3' }),
      song(),
    ].map((file) => albumOf([file]).songs[0]?.discNo);
    expect(discs).toEqual([4, 2, 3, 3, 1]);
  });

  it.each<[string, FileInSpec, [string, string, number]]>([
    ['invisible title', { title: '\u200b\u200d\ufeff', name: 'zwsp-title.mp3' }, ['zwsp-title', '', 0]],
    ['nothing', { name: '01 - 周杰伦 - 晴天.mp3' }, ['晴天', '周杰伦', 1]],
    ['no title', { name: '03. 晴天.mp3', artists: ['周杰伦'] }, ['晴天', '周杰伦', 3]],
    ['no title', { name: '周杰伦 - 晴天.mp3', artists: ['周杰伦'] }, ['晴天', '周杰伦', 0]],
    ['no artist', { name: '周杰伦 - 晴天.mp3', title: '晴天' }, ['晴天', '周杰伦', 0]],
    ['no artist', { name: '周杰伦 - 以父之名.mp3', title: '晴天' }, ['晴天', '', 0]],
    ['no artist', { title: '晴天', albumArtists: ['周杰伦'] }, ['晴天', '周杰伦', 0]],
    ['no artist', { title: '晴天', albumArtists: ['VA'] }, ['晴天', '', 0]],
    ['tags', { name: '07 x.mp3', title: 'A\n  B', artists: ['AC/DC'], trackNo: 5 }, ['A   B', 'AC/DC', 5]],
  ])('with %s in the tags: %j', (_, file, [title, artistText, trackNo]) => {
    expect(albumOf([file]).songs).toMatchObject([{ title, artistText, trackNo }]);
  });

  it('show artists as tagged', () => {
    const texts = [
      { artists: ['A feat. B & C'] },
      { artists: ['A', 'B'] },
      { artists: ['A', 'B'], artistText: 'A mit B' },
    ].map((file) => albumOf([song(file)]).songs[0]);
    expect(texts.map((each) => each?.artistText)).toEqual(['A feat. B & C', 'A / B', 'A mit B']);
    expect(texts.map((each) => each?.artists.map(({ name }) => name))).toEqual([
      ['A', 'B & C'],
      ['A', 'B'],
      ['A', 'B'],
    ]);
  });

  it('have gains in thousandths of dB, lyrics, genres, dates and sort names', () => {
    const file = song({
      trackGain: -6.4804,
      albumGain: Number.NaN,
      lyrics: ['plain', '[00:01.00]timed\n[00:02.00]lyrics'],
      genres: ['(17)'],
      date: '2003-07-31',
      originalDate: '1999',
      label: 'Label',
      titleSort: 'Sort',
      artistSort: 'A, The',
      albumSort: 'Best, The',
      recordingMbid: BJORK.toUpperCase(),
      picture: 'hash',
    });
    expect(albumOf([file])).toMatchObject({
      year: 2003,
      originalYear: 1999,
      releasedAt: Date.UTC(2003, 6, 31),
      label: 'Label',
      sortName: 'Best, The',
      picture: 'hash',
      songs: [
        {
          trackGain: -6480,
          albumGain: null,
          lyric: '[00:01.00]timed\n[00:02.00]lyrics',
          genres: [{ key: 'rock', name: 'Rock' }],
          year: 2003,
          sortName: 'Sort',
          mbid: BJORK,
          artists: [{ sortName: 'A, The' }],
        },
      ],
    });
  });
});

describe('artists', () => {
  it('have the ids of their names', () => {
    expect(artistsOf(song({ artists: ['Björk', 'B'], artistMbids: [BJORK, ALBUM] }))).toMatchObject([
      { identity: `mbid:${BJORK}`, mbid: BJORK },
      { identity: `mbid:${ALBUM}` },
    ]);
    expect(artistsOf(song({ artists: ['Björk feat. B'], artistMbids: [`${BJORK}/${ALBUM}`] }))).toMatchObject(
      [
        { name: 'Björk', mbid: BJORK },
        { name: 'B', mbid: ALBUM },
      ],
    );
  });

  it('are one by one id, whatever separators their name has', () => {
    expect(artistsOf(song({ artists: ['Band; Name / X'], artistMbids: [BJORK] }))).toMatchObject([
      { name: 'Band; Name / X', mbid: BJORK },
    ]);
    expect(artistsOf(song({ artists: ['Björk feat. B'], artistMbids: [BJORK] }))).toMatchObject([
      { name: 'Björk', mbid: BJORK },
      { name: 'B', mbid: '' },
    ]);
  });

  it('have no ids when there are fewer than names', () => {
    expect(
      artistsOf(song({ artists: ['A', 'B', 'C'], artistMbids: [BJORK, ALBUM] }))?.map(({ mbid }) => mbid),
    ).toEqual(['', '', '']);
  });

  it('are the same with and without id on one album, or by the ids known from elsewhere', () => {
    const files = [song({ artists: ['Björk'], artistMbids: [BJORK] }), song({ artists: ['BJÖRK'] })];
    expect(albumOf(files).artists).toMatchObject([{ identity: `mbid:${BJORK}` }]);
    const known = albumOf([song({ artists: ['Björk'] })], { artistMbids: new Map([['björk', BJORK]]) });
    expect(known.artists).toMatchObject([{ identity: `mbid:${BJORK}` }]);
  });

  it('keep names together that the options list', () => {
    const file = song({ artists: ['Hall / Oates'] });
    expect(albumOf([file], { exceptions: ['Hall / Oates'] }).artists).toHaveLength(1);
    expect(albumOf([file], { knownArtists: new Set(['hall / oates']) }).artists).toHaveLength(1);
    expect(albumOf([file]).artists).toHaveLength(2);
  });

  it('named twice are one', () => {
    expect(artistsOf(song({ artists: ['A', 'a', ' ', 'B'] }))?.map(({ name }) => name)).toEqual(['A', 'B']);
  });
});

describe('kind of an album', () => {
  const minutes = (count: number) => count * 60_000;
  it.each<[string, string, FileInSpec[]]>([
    ['live', 'release type', [song({ releaseTypes: ['Album', 'Live'] })]],
    ['compilation', 'release type', [song({ releaseTypes: ['album; compilation'] })]],
    ['album', 'release type', [song({ title: 'Best', releaseTypes: ['album'] })]],
    ['ep', 'release type', [song({ releaseTypes: ['EP'] })]],
    ['album', 'nothing else', [song()]],
    ['album', 'unknown release type', [song({ releaseTypes: ['soundtrack'] })]],
    ['single', 'title of a song', [song({ title: 'best' }), song()]],
    ['single', 'suffix', [song({ album: 'Song - Single' })]],
    ['album', 'four songs', ['Best', 'b', 'c', 'd'].map((title) => song({ title, durationMs: minutes(1) }))],
    ['album', 'length', [song({ title: 'Best', durationMs: minutes(15) })]],
    ['single', 'length', [song({ title: 'Best', durationMs: minutes(15) - 1 })]],
    ['ep', 'suffix', [song({ album: 'Songs EP' })]],
    ['ep', 'suffix', [song({ album: 'Songs - E.P.' })]],
    ['album', 'no suffix', [song({ album: 'Deep' })]],
    ['compilation', 'artists', [song(), song({ artists: ['B'] })]],
    ['compilation', 'flag', [song({ compilation: true })]],
    ['compilation', 'album artist', [song({ albumArtists: ['V.A.'] })]],
  ])('is %s by %s', (kind, _, files) => {
    expect(albumOf(files).kind).toBe(kind);
  });
});

it('takes the picture, title and label that most files have', () => {
  const files = [
    song({ picture: 'a', label: '', album: 'best' }),
    song({ picture: 'b', label: 'L' }),
    song({ picture: 'b' }),
  ];
  expect(albumOf(files)).toMatchObject({ picture: 'b', label: 'L', name: 'Best' });
});

it('returns nothing for no files', () => {
  expect(albumsOf([])).toEqual([]);
});
