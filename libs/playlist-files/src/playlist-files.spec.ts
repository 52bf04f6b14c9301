import { fileName } from '@qingyin/contract';
import { describe, expect, it } from 'vitest';
import {
  type PlaylistFileContent,
  readPlaylistFile,
  readTextList,
  writeCsv,
  writeJson,
  writeM3u,
} from './index.ts';

const list: PlaylistFileContent = {
  name: '静夜思\n第二行',
  songs: [
    { id: 10_001, title: '静夜思', artists: ['李白', '王, 维'], album: '辋川"集"', durationMs: 200_400 },
    { id: 10_002, title: '=1+1', artists: ['-@-'], album: "'引号", durationMs: 59_500 },
    { id: 10_003, title: 'a - b; c', artists: [], album: '', durationMs: 0 },
  ],
};

describe('writeM3u', () => {
  it('writes durations and titles, and names files like downloads', () => {
    expect(writeM3u(list).split('\n')).toEqual([
      '#EXTM3U',
      '#PLAYLIST:静夜思 第二行',
      '#EXTINF:200,李白, 王, 维 - 静夜思',
      '#EXTART:李白, 王, 维',
      '#EXTALB:辋川"集"',
      '#QINGYIN-SONG:10001 静夜思',
      '李白, 王, 维 - 静夜思.mp3',
      '#EXTINF:60,-@- - =1+1',
      '#EXTART:-@-',
      "#EXTALB:'引号",
      '#QINGYIN-SONG:10002 =1+1',
      '-@- - =1+1.mp3',
      '#EXTINF:-1,a - b; c',
      '#QINGYIN-SONG:10003 a - b; c',
      'a - b; c.mp3',
      '',
    ]);
  });

  it('never writes a file line that reads as a comment', () => {
    const songs = [{ title: '#1', artists: [], album: '', durationMs: 0 }];
    expect(writeM3u({ name: 'x', songs }).split('\n').at(-2)).toBe('./#1.mp3');
  });

  it('reads M3U of other programs: with titles, with an artist tag, or with files only', async () => {
    const { name, songs } = await readPlaylistFile(
      'Road.m3u',
      [
        '#EXTM3U',
        '#EXTINF:245 tvg-id="x",Nina Simone - Feeling Good',
        'music/01.mp3',
        '#EXTINF:61,Sinnerman',
        '#EXTART:Nina Simone',
        'x.mp3',
        'C:\\Music\\Li Bai - Moon.flac',
        'http://host/Wang%20Wei%20-%20Rain.mp3',
      ].join('\r\n'),
    );
    expect(name).toBe('Road');
    expect(songs.map(({ title, artists, durationMs }) => [title, artists, durationMs])).toEqual([
      ['Feeling Good', ['Nina Simone'], 245_000],
      ['Sinnerman', ['Nina Simone'], 61_000],
      ['Moon', ['Li Bai'], 0],
      ['Rain', ['Wang Wei'], 0],
    ]);
  });
});

describe('CSV', () => {
  it('is UTF-8 with a byte order mark, quoted where needed, with formulas disarmed', () => {
    const csv = writeCsv(list);
    expect(csv.startsWith('\ufeffid,title,artists,album,seconds\r\n')).toBe(true);
    const [, first, second] = csv.split('\r\n');
    expect(first).toBe('10001,静夜思,"李白; 王, 维","辋川""集""",200');
    expect(second).toBe("10002,'=1+1,'-@-,''引号,60");
  });

  it('reads tables of other programs with their column names', async () => {
    const text = 'Track Name;Artist Name(s);Album Name;Duration (ms)\n"Rain; heavy";A, B;C;61500\n\n';
    expect((await readPlaylistFile('spotify.csv', text)).songs).toEqual([
      { title: 'Rain; heavy', artists: ['A', 'B'], album: 'C', durationMs: 61_500 },
    ]);
    const clock = (await readPlaylistFile('x.csv', '歌名,歌手,时长\n雨,王维,3:05')).songs;
    expect(clock).toEqual([{ title: '雨', artists: ['王维'], album: '', durationMs: 185_000 }]);
  });

  it('ignores ids of tables that this app did not write', async () => {
    expect((await readPlaylistFile('x.csv', 'id,name\n7,雨')).songs[0]).not.toHaveProperty('id');
  });
});

describe('JSON', () => {
  it('reads arrays of texts and of objects of several shapes', async () => {
    expect((await readPlaylistFile('a.json', '["王维 - 雨"]')).songs[0]).toMatchObject({
      title: '雨',
      artists: ['王维'],
    });
    const foreign = {
      name: 'Mine',
      tracks: {
        items: [
          { track: { name: 'Rain', artists: [{ name: 'A' }], album: { name: 'B' }, duration_ms: 9000 } },
        ],
      },
    };
    expect(await readPlaylistFile('b.json', JSON.stringify(foreign))).toEqual({
      name: 'Mine',
      songs: [{ title: 'Rain', artists: ['A'], album: 'B', durationMs: 9000 }],
    });
  });

  it('finds no songs in JSON without a list', async () => {
    expect((await readPlaylistFile('c.json', '{"a":1}')).songs).toEqual([]);
    expect((await readPlaylistFile('c.json', '{broken')).songs).toEqual([]);
  });
});

it.each([
  ['m3u8', writeM3u],
  ['csv', writeCsv],
  ['json', writeJson],
] as const)('a list written as %s is read back with ids and titles', async (type, write) => {
  const { songs } = await readPlaylistFile(`x.${type}`, write(list));
  expect(songs.map(({ id, title }) => [id, title])).toEqual(list.songs.map(({ id, title }) => [id, title]));
});

describe('fileName', () => {
  it('replaces everything that file systems refuse', () => {
    expect(fileName('a/b\\c:d*e?"<>|\u0000\u202e', 'csv')).toBe('a_b_c_d_e______.csv');
    expect(fileName(' ..hidden. ', 'csv')).toBe('hidden.csv');
    expect(fileName('CON', 'csv')).toBe('_CON.csv');
    expect(fileName('...', 'csv')).toBe('_.csv');
    expect(new TextEncoder().encode(fileName('夜'.repeat(200), 'm3u8')).length).toBeLessThanOrEqual(185);
  });
});

describe('readTextList', () => {
  const read = (line: string) => {
    const { title, artists, durationMs } = readTextList(line).songs[0] ?? {
      title: '',
      artists: [],
      durationMs: 0,
    };
    return [title, artists.join('+'), durationMs];
  };
  it.each([
    ['李白 - 静夜思', ['静夜思', '李白', 0]],
    ['1. 李白 — 静夜思 (3:20)', ['静夜思', '李白', 200_000]],
    ['01、李白-静夜思', ['静夜思', '李白', 0]],
    ['[00:12] 李白 | 静夜思', ['静夜思', '李白', 0]],
    ['1:02:03 - Nina - Sinnerman', ['Sinnerman', 'Nina', 0]],
    ['李白《静夜思》', ['静夜思', '李白', 0]],
    ['- Nina & Miles - Blue', ['Blue', 'Nina+Miles', 0]],
    ['99 Luftballons', ['99 Luftballons', '', 0]],
    ['Anti-Hero', ['Anti-Hero', '', 0]],
    ['静夜思', ['静夜思', '', 0]],
  ])('reads the line %s', (line, expected) => expect(read(line)).toEqual(expected));

  it('removes leading numbers only when they count the lines', () => {
    expect(readTextList('1 Rain\n2 Snow\n3 Wind').songs.map(({ title }) => title)).toEqual([
      'Rain',
      'Snow',
      'Wind',
    ]);
    expect(readTextList('1979\n7 Years\n\n').songs.map(({ title }) => title)).toEqual(['1979', '7 Years']);
  });
});
