import { describe, expect, it } from 'vitest';
import { readPlaylistFile } from './index.ts';
import { readNames, readRows } from './testing/read-rows.ts';

const info = async (line: string, file = 'x.mp3') =>
  (await readRows('x.m3u8', `#EXTM3U\n${line}\n${file}\n`))[0];

describe('#EXTINF', () => {
  it.each([
    ['#EXTINF:180 tvg-name="a, b" group-title="x",Some Band - Second One', 'Second One', 'Some Band', 180],
    ['#EXTINF:213 group-title="Rock, Pop" logo="x",Some Band - Second One', 'Second One', 'Some Band', 213],
    ['#EXTINF:-1 tvg-name="broken, Some Band - Second One', 'Second One', 'Some Band', 0],
    ['#EXTINF:180,Some Band - "Second", One', '"Second", One', 'Some Band', 180],
    ['#EXTINF:,NoDur - Song', 'Song', 'NoDur', 0],
    ['#EXTINF:-1 ,Some Band - Second One', 'Second One', 'Some Band', 0],
    ['#extinf: 180.6 , Some Band - Second One ', 'Second One', 'Some Band', 181],
    ['#EXTINF:180,Some Band - Second One - Live', 'Second One - Live', 'Some Band', 180],
    ['#EXTINF:180,Some Band – Second One', 'Second One', 'Some Band', 180],
    ['#EXTINF:180,Some Band — Second One', 'Second One', 'Some Band', 180],
    ['#EXTINF:180 Some Band - Second One', 'Second One', 'Some Band', 180],
    ['#EXTINF:Some Band - Second One', 'Second One', 'Some Band', 0],
    ['#EXTINF 180,Some Band - Second One', 'Second One', 'Some Band', 180],
    ['#EXTINF:250,A, B, C - Second One', 'Second One', 'A+B+C', 250],
    ['#EXTINF:180,Time 4:33', 'Time', '', 180],
  ])('reads %s', async (line, title, artist, seconds) => {
    expect(await info(line)).toEqual([title, artist, '', seconds]);
  });

  it('without text falls back to the file name', async () => {
    expect(await info('#EXTINF:180,', 'a/Some Band - Second One.mp3')).toEqual([
      'Second One',
      'Some Band',
      '',
      180,
    ]);
    expect(await info('#EXTINF:180', 'Some Band - Second One.mp3')).toEqual([
      'Second One',
      'Some Band',
      '',
      180,
    ]);
    expect(await info('#EXTINF:-1 tvg-id="1"', 'Some Band - Second One.mp3')).toEqual([
      'Second One',
      'Some Band',
      '',
      0,
    ]);
  });
});

it('skips unknown lines, blank lines and a byte order mark', async () => {
  const text = [
    '\ufeff',
    '#EXTM3U url-tvg="x"',
    '#EXTENC: UTF-8',
    '#PLAYLIST: 夜',
    '#EXTINF:213,林间 - 静夜思',
    '#EXTGENRE:Rock',
    '#EXTALB: 山行',
    '#EXTALBUMARTURL:http://h/a.jpg',
    '#EXTIMG: front cover',
    '#EXTVLCOPT:network-caching=1000',
    '#EXTBYT:1',
    '',
    '# a remark',
    'a.mp3',
    '# the end',
  ].join('\n');
  expect(await readPlaylistFile('x.m3u8', text)).toMatchObject({
    name: '夜',
    songs: [{ title: '静夜思', artists: ['林间'], album: '山行', durationMs: 213_000 }],
  });
});

describe('file names in M3U', () => {
  it.each([
    [
      'http://h/stream/%E6%9E%97%E9%97%B4%20-%20%E9%9D%99%E5%A4%9C%E6%80%9D.mp3?token=abc#t=1',
      '静夜思',
      '林间',
    ],
    ['https://h/x.mp3?a=1', 'x', ''],
    ['http://h:8000/', 'http://h:8000/', ''],
    ['file:///C:/My%20Music/01%20-%20Second%20One.mp3', 'Second One', ''],
    ['smb://nas/share/Some%20Band%20-%20Second%20One.flac', 'Second One', 'Some Band'],
    ['\\\\nas\\share\\Some Band - Second One.flac', 'Second One', 'Some Band'],
    ['C:\\Music\\1-03 Some Band - Second One.flac', 'Second One', 'Some Band'],
    ['music/01. Some Band - Second One.m4a', 'Second One', 'Some Band'],
    ['music/01 - Some Band - Second One.m4a', 'Second One', 'Some Band'],
    ['music/12 - Some Band - Second One.m4a', 'Second One', 'Some Band'],
    ['music/01_Second One.ogg', 'Second One', ''],
    ['music/01 Second One.ogg', 'Second One', ''],
    ['music/12 - Second One.ogg', '12 - Second One', ''],
    ['music/99 Luftballons.mp3', '99 Luftballons', ''],
    ['music/1979.mp3', '1979', ''],
    ['music/311 - Amber.mp3', 'Amber', '311'],
    ['music/2 Unlimited - No Limit.mp3', 'No Limit', '2 Unlimited'],
    ['music/50 Cent - In Da Club.mp3', 'In Da Club', '50 Cent'],
    ['music/7 Years.mp3', '7 Years', ''],
    ['music/100%25 静%E9%9D.mp3', '100% 静%E9%9D', ''],
    ['music/50% off.mp3', '50% off', ''],
    ['music/Some Band - Mr. Second No.2.mp3', 'Mr. Second No.2', 'Some Band'],
    ['music/Some Band - Second #1?.mp3', 'Second #1?', 'Some Band'],
    ['music/林间 - 静夜思.ncm', '静夜思', '林间'],
  ])('reads %s', async (place, title, artist) => {
    expect(await readNames('x.m3u8', place)).toEqual([[title, artist]]);
  });

  it('give artist and album when the folders are sorted by them', async () => {
    const song = ['Second One', 'Some Band', 'An Album', 0];
    for (const place of [
      'C:\\Music\\Some Band\\An Album\\01 - Second One.flac',
      '/Users/x/Music/iTunes/iTunes Media/Music/Some Band/An Album/1-03 Second One.m4a',
      'Some Band/An Album/03 Second One.flac',
    ])
      expect(await readRows('x.m3u8', place), place).toEqual([song]);
    expect(await readNames('x.m3u8', 'D:\\a\\b\\c\\03 Second One.flac')).toEqual([['Second One', '']]);
  });

  it('lose track numbers when every file has one', async () => {
    const text = '7 - Second One.mp3\n12 - 静夜思.mp3\n3 - Some Band - Third.mp3\n';
    expect(await readNames('x.m3u', text)).toEqual([
      ['Second One', ''],
      ['静夜思', ''],
      ['Third', 'Some Band'],
    ]);
    expect(await readNames('x.m3u', '1 Rain.mp3\n2 Snow.mp3\n3 Wind.mp3\n')).toEqual([
      ['Rain', ''],
      ['Snow', ''],
      ['Wind', ''],
    ]);
    expect(await readNames('x.m3u', '99 Luftballons.mp3\n1979.mp3\n7 Years.mp3\n')).toEqual([
      ['99 Luftballons', ''],
      ['1979', ''],
      ['7 Years', ''],
    ]);
  });
});

it("reads VLC's combination of file names and a number", async () => {
  const text = [
    '#EXTM3U',
    '#EXTINF:213,01. 林间 - 静夜思 - Live',
    'file:///C:/My%20Music/01%20-%20x.mp3',
    '#EXTINF:213,01 - Second One',
    'a.flac',
    '#EXTINF:99,99 Luftballons',
    'b.flac',
  ].join('\n');
  expect(await readNames('x.m3u8', text)).toEqual([
    ['静夜思 - Live', '林间'],
    ['Second One', ''],
    ['99 Luftballons', ''],
  ]);
});
