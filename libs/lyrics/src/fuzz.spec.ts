import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Lyrics,
  type LyricWord,
  parseLrc,
  parsePlain,
  parseYrc,
  rowsOf,
  activeRowsAt,
  extractCredits,
  writeContractLyrics,
  writeLrc,
} from './index.ts';
import {
  formatOf,
  joinBilingual,
  parseEnhancedLrc,
  parseTtml,
  readAnyLyrics,
  detectUnsupportedFormat,
  writeTtml,
} from './ttml.ts';
import { parseCues } from './cues/parse-cues.ts';
import { parseKrc } from './verses/parse-krc.ts';
import { parseLys } from './verses/parse-lys.ts';
import { parseQrc } from './verses/parse-qrc.ts';

const parsers: [string, (source: string) => Lyrics][] = [
  ['LRC', parseLrc],
  ['enhanced LRC', parseEnhancedLrc],
  ['YRC', parseYrc],
  ['TTML', parseTtml],
  ['plain text', parsePlain],
  ['QRC', parseQrc],
  ['KRC', parseKrc],
  ['Lyricify Syllable', parseLys],
  ['subtitles', parseCues],
  ['any form', readAnyLyrics],
];
/** Pieces of all grammars in any order, and any text. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '[00:01.00]',
      '\n[00:00.50]a\n',
      '\n[00:01.50]b\n',
      '[99:99:99.999]',
      '<00:02.5>',
      '[offset:-9999999]',
      '[offset:1]',
      'F: ',
      '合：',
      'v2: ',
      '[bg: ',
      '\n[bg: <00:01.20>a]\n',
      '[bg:(b)]\n',
    ],
    ...[
      '&lt;00:01.00&gt;',
      '&#10;',
      '&#x5b;',
      '［00:01.00］',
      '[ -00:01,5 ]',
      '\\n[00:01]',
      '<300>a',
      '\n(00:01.00)a\n',
      '\n0:02 b\n',
      '<br>',
      '<b>',
      '[ti:a]',
      '\n',
      '\r\n',
      '\r',
    ],
    ...[
      '[1000,500]',
      '\n[500,300](500,300,0)a\n',
      '\n[1000,500](1000,200,0)b\n',
      '(1000,200,0)',
      '(999999999,999999999,0)',
      '{"t":1,"c":[{"tx":"a"}]}',
      '{"t":null,"c":[null,{}]}',
      '{"t"',
    ],
    ...[
      'a(1000,200)',
      '(999999999,999999999)',
      '\n[900,300]b(900,0)',
      '<0,200,0>',
      '<999999999,999999999,0>',
      '\n[800,1]<1,2,3>c',
      '\n[4]d(700,50)e(600,1)',
      '\n[7](f(1,2)',
      '[language:e30=]',
      '[language:eyJjb250ZW50IjpbeyJ0eXBlIjoxLCJseXJpY0NvbnRlbnQiOltbImEiXV19XX0=]',
      '<Lyric_1 LyricContent="',
      '{"lrc":{"lyric":"',
      '"},"lines":[{"words":"a"}]}',
    ],
    ...[
      'WEBVTT\n\n',
      '\n1\n',
      '\n00:00:01,000 --> 00:00:00,500\n',
      '\n00:02.0 --> 99:00.0 align:end\ng\nh\n\n',
      '<v A>',
      '<c.b>',
      '{\\an8}',
      '\\N',
      '[Script Info]',
    ],
    ...[
      '<tt>',
      '</tt>',
      '<tt xml:lang="zh" ttp:frameRate="0">',
      '<p begin="1s" end="0s">',
      '<p begin="0.5s" end="2s">a</p>',
      '<p>',
      '</p>',
      '<span begin="2s">',
      '</span>',
    ],
    ...[
      '<span begin="-1" end="9t" ttm:role="x-bg">',
      '<span ttm:role="x-translation">',
      '<span tts:ruby="container">',
      '<span tts:ruby="base">',
      '<span tts:ruby="text" begin="1">',
    ],
    ...[
      '<text for="__proto__">',
      '<translation>',
      '<ttm:agent xml:id="v1"/>',
      '<amll:meta key="__proto__" value="x"/>',
      '&amp;',
      '&#0;',
      '<![CDATA[',
      '<!--',
      '<br/>',
      '\0',
      '\uFEFF',
      '\ud800',
      ' ',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const garbage = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

/** Violated invariants of parsed lyrics, one text each; all other code relies on them. */
const faults = ({ timed, lines }: Lyrics): string[] =>
  lines.flatMap(({ startMs, endMs, text, words = null, background }, at) => {
    const isTimed = (word: LyricWord) =>
      Number.isFinite(word.endMs) && word.endMs >= word.startMs && word.startMs >= 0;
    const right: Record<string, boolean> = {
      'begins in order': startMs >= (lines[at - 1]?.startMs ?? 0),
      'ends after it begins': endMs >= startMs,
      'has text': text.trim() !== '',
      'is one line': !/[\n\r]/.test(text),
      'has words in timed lyrics alone': words === null || timed,
      'has one word or no list of them': words === null || words.length > 0,
      'has a background with a text and times':
        background === undefined || (background.text.trim() !== '' && background.endMs >= background.startMs),
      'has words with times': [...(words ?? []), ...(background?.words ?? [])].every(isTimed),
    };
    return Object.keys(right).flatMap((rule) => (right[rule] ? [] : `not so in line ${at}: ${rule}`));
  });

describe.each(parsers)('any text parsed as %s', (_, parse) => {
  it('yields sorted lines with valid times from any text', () => {
    fc.assert(
      fc.property(garbage, (source) => {
        expect(faults(parse(source))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('serializes, searches and strips credits of lyrics parsed from any text', () => {
    fc.assert(
      fc.property(garbage, fc.integer({ min: -1, max: 9_000_000 }), (source, ms) => {
        const lyrics = extractCredits(joinBilingual(parse(source)));
        const rows = rowsOf(lyrics);
        expect(activeRowsAt(rows, ms).at).toBeLessThan(rows.length);
        expect(faults(parseTtml(writeTtml(lyrics)))).toEqual([]);
        const { yrc = '' } = writeContractLyrics(lyrics);
        expect(faults(parseYrc(yrc))).toEqual([]);
        expect(faults(parseLrc(writeLrc(lyrics, { timing: 'word' })))).toEqual([]);
        expect(formatOf(source)).toMatch(/^[a-z]+$/);
        expect(
          detectUnsupportedFormat(source) === undefined || readAnyLyrics(source).lines.length === 0,
        ).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  ['[00:01.00]', parseLrc],
  ['<00:01.00>', parseLrc],
  ['[00:01.00]<00:01.00>a\n', parseLrc],
  ['[1,1](1,1,0)', parseYrc],
  ['(1,1,', parseYrc],
  ['<p><span begin="1s">', parseTtml],
  ['<p begin="1s">a</p>', parseTtml],
  ['</x><y ', parseTtml],
])('5000 repetitions of %j are parsed', (unit, parse) => {
  expect(faults(parse(unit.repeat(5000)))).toEqual([]);
});

it.each(['\n', ' ', '\t\n', '[', '[0:', '(1,', '<', '&'])(
  'the format of 400,000 repetitions of %j is detected',
  (unit) => {
    expect(formatOf(unit.repeat(400_000))).toBe('plain');
  },
);

it.each([
  ...[
    '[1,1]a(1,1)\n',
    '[1,1]<1,1,0>a\n',
    '[4]a(1,1)\n',
    '[6]a(1,1)\n',
    '[4](((((',
    '[1,1](((((',
    '[1,1]<<<<',
    '(1,1)',
  ],
  ...['1\n00:00:01,000 --> 00:00:02,000\na\n', '00:00:01,000 -->', '00:00:01.000,', '-->\n', '<v ', '{\\'],
  ...[
    '[00:01.00]a\nb\n',
    '[bg: a]\n',
    'v1: ',
    '［00：01．00］',
    '<Lyric_1 LyricContent="',
    '" a="',
    '[1,2]a\n',
  ],
  ...[
    '{"a":',
    '[{"lyric":"',
    '作词：',
    '(',
    '{"',
    '[00:01.00]<1>',
    '【',
    '\\n[',
    '0:01 ',
    '&amp;',
    '<br>',
    '&#x41;',
    '[1.5]a\n',
    '[12000]a\n',
    '1.0\t2.0\ta\n',
    '0:01\na\n',
    '> ',
    '1. ',
    '{\\k',
    '<0,1>',
    'a|',
    'a  ',
    '"',
    '(0,1)',
  ],
])('150,000 characters of %j are parsed', (unit) => {
  const source = `[00:01.00]a\n${unit.repeat(Math.ceil(150_000 / unit.length))}`;
  expect(faults(readAnyLyrics(source))).toEqual([]);
});

it.each(['[', 'a ', '<', '(1,', '[bg:', '&'])('a line of one megabyte of %j is parsed', (unit) => {
  const source = unit.repeat(1_000_000 / unit.length);
  expect(faults(readAnyLyrics(`[00:01.00]${source}`))).toEqual([]);
  expect(faults(readAnyLyrics(`[1000,500]${source}`))).toEqual([]);
});
