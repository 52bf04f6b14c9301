import { describe, expect, it } from 'vitest';
import { readNames, readRows } from './testing/read-rows.ts';

const both = [
  ['静夜思', '林间'],
  ['Second One', 'Some Band'],
];

describe('readPlaylistFile with JSON', () => {
  it.each([
    [
      'JSPF',
      {
        playlist: {
          title: '夜',
          track: [{ location: ['x'], title: '静夜思', creator: '林间', album: '山行', duration: 213_000 }],
        },
      },
    ],
    [
      'LX Music',
      {
        type: 'playListPart_v2',
        data: {
          id: 'x',
          name: '夜',
          list: [{ name: '静夜思', singer: '林间', interval: '03:33', meta: { albumName: '山行' } }],
        },
      },
    ],
    [
      'MusicFree',
      {
        musicSheets: [
          { title: '夜', musicList: [{ title: '静夜思', artist: '林间', album: '山行', duration: 213 }] },
        ],
      },
    ],
    [
      'Spotify account data',
      {
        playlists: [
          {
            name: '夜',
            items: [
              {
                track: { trackName: '静夜思', artistName: '林间', albumName: '山行' },
                ms: 0,
                duration_ms: 0,
              },
            ],
          },
        ],
      },
    ],
    ['Spotify library', { tracks: [{ artist: '林间', album: '山行', track: '静夜思', uri: 'x' }] }],
    [
      'NetEase',
      {
        playlist: {
          name: '夜',
          tracks: [{ name: '静夜思', ar: [{ name: '林间' }], al: { name: '山行' }, dt: 213_000 }],
        },
      },
    ],
    [
      'QQ 音乐',
      {
        cdlist: [
          {
            dissname: '夜',
            songlist: [{ songname: '静夜思', singer: [{ name: '林间' }], albumname: '山行', interval: 213 }],
          },
        ],
      },
    ],
    [
      'Kugou',
      { data: { info: [{ songname: '静夜思', singername: '林间', album_name: '山行', timelen: 213_000 }] } },
    ],
    [
      'Apple',
      [{ trackName: '静夜思', artistName: '林间', collectionName: '山行', trackTimeMillis: 213_000 }],
    ],
    ['Chinese names', [{ 歌名: '静夜思', 歌手: '林间', 专辑: '山行', 时长: '3:33' }]],
  ])('reads the format of %s', async (_, value) => {
    const [row] = await readRows('x.json', JSON.stringify(value));
    expect(row?.slice(0, 3)).toEqual(['静夜思', '林间', '山行']);
    expect([213, 0]).toContain(row?.[3]);
  });

  it('reads JSON lines', async () => {
    expect(
      await readNames(
        'x.jsonl',
        '{"name":"静夜思","artist":"林间"}\n{"name":"Second One","artist":"Some Band"}\n',
      ),
    ).toEqual(both);
  });

  it('reads arrays of rows, and numbers as titles', async () => {
    expect(await readNames('x.json', '[["title","artist"],["静夜思","林间"]]')).toEqual([['静夜思', '林间']]);
    expect(await readNames('x.json', '[["林间","静夜思"],["Some Band","Second One"]]')).toEqual(both);
    expect(await readNames('x.json', '[{"title":1979,"track":3,"artist":"Band"}]')).toEqual([
      ['1979', 'Band'],
    ]);
  });

  it('joins several lists of one file', async () => {
    const value = [
      { name: 'A', musics: [{ name: '静夜思', artist: '林间' }] },
      { name: 'B', musics: [{ name: 'Second One', artist: 'Some Band' }] },
    ];
    expect(await readNames('x.json', JSON.stringify(value))).toEqual(both);
  });
});
