import { describe, expect, it } from 'vitest';
import { readTextList } from './index.ts';
import { readNames } from './testing/read-rows.ts';

const ENDS: [string, string][] = [
  ['LF', '\n'],
  ['CR LF', '\r\n'],
  ['CR, as iTunes for Mac writes', '\r'],
  ['U+2028', '\u2028'],
  ['U+2029', '\u2029'],
  ['form feed', '\f'],
];
const both = [
  ['静夜思', '林间'],
  ['Second One', 'Some Band'],
];

describe.each(ENDS)('files with line ends %s', (_, end) => {
  it.each([
    [
      'x.m3u',
      ['#EXTM3U', '#EXTINF:213,林间 - 静夜思', '/x/a.mp3', '#EXTINF:187,Some Band - Second One', 'b.mp3', ''],
    ],
    ['x.m3u8', ['#EXTM3U', '/x/林间 - 静夜思.mp3', 'Some Band - Second One.flac']],
    ['x.csv', ['Title,Artist', '静夜思,林间', 'Second One,Some Band', '']],
    ['x.tsv', ['Title\tArtist', '静夜思\t林间', 'Second One\tSome Band']],
    ['x.txt', ['林间 - 静夜思', '', 'Some Band - Second One', '']],
  ])('reads the lines of %s', async (file, lines) => {
    expect(await readNames(file, lines.join(end))).toEqual(both);
  });
});

it('accepts different line ends in one file', async () => {
  const text = '林间 - 静夜思\rSome Band - Second One\r\n\r\n王维 - 相思\u2028a - b\fc - d\n';
  expect((await readNames('x.txt', text)).map(([title]) => title)).toEqual([
    '静夜思',
    'Second One',
    '相思',
    'b',
    'd',
  ]);
  expect(readTextList(text).songs).toHaveLength(5);
});

it('keeps line breaks inside quoted cells', async () => {
  expect(await readNames('x.csv', 'title,artist\r"one\rtwo",a\r')).toEqual([['one two', 'a']]);
});
