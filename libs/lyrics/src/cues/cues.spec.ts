import { describe, expect, it } from 'vitest';
import { formatOf, readAnyLyrics } from '../ttml.ts';

const song = (...lines: string[]) => lines.join('\n');
const read = (source: string) =>
  readAnyLyrics(source).lines.map(({ startMs, endMs, text }) => [startMs, endMs, text]);
const two = [
  [1000, 2000, '一'],
  [3000, 4500, '二'],
];

describe('SRT', () => {
  const text = song(
    '1',
    '00:00:01,000 --> 00:00:02,000',
    '一',
    '',
    '2',
    '00:00:03,000 --> 00:00:04,500',
    '二',
    '',
  );

  it('reads a line with an end from each SRT cue', () => {
    expect(formatOf(text)).toBe('srt');
    expect(read(text)).toEqual(two);
    expect(read(text.replaceAll('\n', '\r\n'))).toEqual(two);
    expect(read(text.replaceAll('\n\n', '\n'))).toEqual(two);
    expect(read(text.replaceAll(',', '.').replaceAll(' --> ', '->'))).toEqual(two);
  });

  it('drops identifiers, markup and positions of SRT', () => {
    const dressed = song(
      '9',
      '00:00:01,000 --> 00:00:02,000 X1:40',
      '{\\an8}<i>one</i>',
      '<font color="red">two</font>\\Nthree',
    );
    expect(read(dressed)).toEqual([[1000, 2000, 'one two three']]);
  });

  it('keeps text behind an empty line, and sung numbers', () => {
    const odd = song(
      '1',
      '00:00:01,000 --> 00:00:02,000',
      'one',
      '',
      '2',
      'three',
      '',
      '2',
      '00:00:03,000 --> 00:00:04,000',
      '4',
    );
    expect(read(odd)).toEqual([
      [1000, 2000, 'one 2 three'],
      [3000, 4000, '4'],
    ]);
  });

  it('takes second lines in another language as translations', () => {
    const cue = (at: number, ...lines: string[]) =>
      song(`${at}`, `00:00:0${at},000 --> 00:00:0${at},900`, ...lines, '');
    const { lines } = readAnyLyrics(
      song(cue(1, '空が青い', '天空很蓝'), cue(2, '海も', '海也'), cue(3, 'ラ')),
    );
    expect(lines.map(({ text: sung, translation }) => [sung, translation])).toEqual([
      ['空が青い', '天空很蓝'],
      ['海も', '海也'],
      ['ラ', undefined],
    ]);
    expect(read(song(cue(1, 'I am', 'here'), cue(2, 'you are', 'here')))[0]?.[2]).toBe('I am here');
  });
});

describe('WebVTT', () => {
  it('parses cues without hours, and drops identifiers, notes, styles and settings', () => {
    const text = song(
      ...[
        'WEBVTT - a song',
        'Kind: captions',
        '',
        'STYLE',
        '::cue { color: red }',
        '',
        'NOTE by',
        'somebody',
        '',
      ],
      ...['verse one', '00:01.000 --> 00:02.000 align:start position:0%', '<c.yellow>一</c>', ''],
      ...['00:00:03.000 --> 00:00:04.500', '二'],
    );
    expect(formatOf(text)).toBe('vtt');
    expect(read(text)).toEqual(two);
  });

  it('parses word times and speakers', () => {
    const text = song(
      'WEBVTT',
      '',
      '00:01.000 --> 00:03.000',
      '<v Ana Lee>one <00:02.000>two</v>',
      '',
      '00:04.000 --> 00:05.000',
      '<v Bo>x',
    );
    const { lines, agents } = readAnyLyrics(text);
    expect(lines[0]).toMatchObject({
      ...{ startMs: 1000, endMs: 3000, text: 'one two', agent: 'v1' },
      words: [
        { startMs: 1000, endMs: 2000, text: 'one ' },
        { startMs: 2000, endMs: 3000, text: 'two' },
      ],
    });
    expect(agents?.map(({ name }) => name)).toEqual(['Ana Lee', 'Bo']);
  });
});

it('parses SBV, whose times are separated by a comma', () => {
  expect(read('0:00:01.000,0:00:02.000\n一\n\n0:00:03.000,0:00:04.500\n二')).toEqual(two);
  expect(formatOf('12:30, 12:45')).toBe('plain');
});
