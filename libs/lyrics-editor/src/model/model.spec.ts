import { parseLrc } from '@qingyin/lyrics';
import { describe, expect, it } from 'vitest';
import { formatClock, parseClock } from './clock-text.ts';
import { insertAfter, mergeNext, removeLine, setText, splitLine } from './edit-lines.ts';
import { isOutOfOrder, nudgeLine, nudgeWord, setStart, setWordStart, shiftAll } from './edit-times.ts';
import { parseLyrics, serializeLyrics, writeLyricFile } from './lyric-formats.ts';
import { parseLyricDraft } from './lyric-draft.ts';
import { segments } from './segments.ts';
import { toLyrics, type EditableLyrics, toEditableLyrics, countUntimed } from './editable-lyrics.ts';

const sheetFrom = (lrc: string): EditableLyrics => toEditableLyrics(parseLrc(lrc));
const starts = ({ lines }: EditableLyrics) => lines.map(({ startMs }) => startMs);
const texts = ({ lines }: EditableLyrics) => lines.map(({ text }) => text);
const wordsOf = (sheet: EditableLyrics, at = 0) =>
  sheet.lines[at]?.words?.map(({ text, startMs, endMs }) => [text, startMs, endMs]);

const three = '[00:01.00]床前明月光\n[00:03.00]疑是地上霜\n[00:05.00]举头望明月';
const byWord = '[00:01.00]<00:01.00>床<00:01.50>前<00:02.00>月<00:03.00>\n[00:04.00]疑';

describe('editable lyrics', () => {
  it('convert back to the lyrics they were made of', () => {
    for (const source of [three, byWord, '[00:01.00]一\n[00:02.00]\n[00:05.00]二', '没有时间\n的词'])
      expect(toLyrics(sheetFrom(source))).toEqual(parseLrc(source));
  });

  it('interpolate the time of an untimed line; trailing ones take the last time', () => {
    const sheet = setStart(setStart(sheetFrom(three), 2, null), 3, null);
    expect(toLyrics(sheet).lines.map(({ startMs }) => startMs)).toEqual([1000, 1000, 1000]);
    expect(toLyrics(setStart(sheetFrom(three), 2, null)).lines.map(({ startMs }) => startMs)).toEqual([
      1000, 3000, 5000,
    ]);
    expect(countUntimed(sheet)).toEqual({ lines: 2, words: 0 });
  });

  it('end a line at an empty one and sort lines by time', () => {
    const { sheet, id } = insertAfter(sheetFrom(three), 1);
    expect(toLyrics(setStart(sheet, id, 2000)).lines[0]?.endMs).toBe(2000);
    const turned = setStart(sheetFrom(three), 1, 4000);
    expect(toLyrics(turned).lines.map(({ text }) => text)).toEqual([
      '疑是地上霜',
      '床前明月光',
      '举头望明月',
    ]);
    expect(isOutOfOrder(turned, 1)).toBe(true);
    expect(isOutOfOrder(turned, 2)).toBe(false);
  });

  it('leave out the words of a line while one of them has no time', () => {
    const sheet = setWordStart(sheetFrom('[00:01.00]床前'), 1, 0, 1200);
    expect(toLyrics(sheet).lines[0]?.words).toBeUndefined();
    expect(countUntimed(sheet).words).toBe(1);
    expect(toLyrics(setWordStart(sheet, 1, 1, 1500)).lines[0]?.words).toEqual([
      { text: '床', startMs: 1200, endMs: 1500 },
      { text: '前', startMs: 1500, endMs: 4500 },
    ]);
  });
});

describe('times', () => {
  it('shift a line with its words and its end, but no other line', () => {
    const moved = nudgeLine(sheetFrom(byWord), 1, 100);
    expect(wordsOf(moved)).toEqual([
      ['床', 1100, null],
      ['前', 1600, null],
      ['月', 2100, 3100],
    ]);
    expect(starts(moved)).toEqual([1100, 4000]);
    expect(starts(nudgeLine(moved, 1, -5000))).toEqual([0, 4000]);
  });

  it('an earlier line cuts off the end of the line before', () => {
    const pause = sheetFrom('[00:01.00]一\n[00:03.00]\n[00:05.00]二');
    expect(pause.lines[0]?.endMs).toBe(3000);
    expect(setStart(pause, 2, 4000).lines[0]?.endMs).toBe(3000);
    expect(setStart(pause, 2, 2000).lines[0]?.endMs).toBeNull();
  });

  it('limit a word to the range between its neighbours', () => {
    const sheet = sheetFrom(byWord);
    expect(wordsOf(nudgeWord(sheet, 1, 1, 9000))?.[1]).toEqual(['前', 2000, null]);
    expect(wordsOf(nudgeWord(sheet, 1, 1, -9000))?.[1]).toEqual(['前', 1000, null]);
  });

  it('shift all lines, not below 0', () => {
    expect(starts(shiftAll(sheetFrom(three), -2000))).toEqual([0, 1000, 3000]);
    expect(starts(shiftAll(sheetFrom('无\n时'), 100))).toEqual([null, null]);
  });

  it.each([
    ['01:02.345', 62_345],
    ['1:02.3', 62_300],
    ['62', 62_000],
    ['0:05,5', 5500],
    ['', null],
    ['a', undefined],
    ['1:2:3:4', undefined],
  ])('%s is parsed as %s ms', (text, ms) => expect(parseClock(text)).toBe(ms));

  it('format as they are parsed', () => {
    expect(formatClock(62_345)).toBe('01:02.345');
    expect(formatClock(null)).toBe('');
  });
});

describe('lines', () => {
  it("split at a word boundary with the word's time", () => {
    const { sheet, id } = splitLine(sheetFrom(byWord), 1, 2);
    expect(texts(sheet)).toEqual(['床前', '月', '疑']);
    expect(starts(sheet)).toEqual([1000, 2000, 4000]);
    expect(sheet.lines.find((line) => line.id === id)?.endMs).toBe(3000);
    expect(wordsOf(sheet, 1)).toEqual([['月', 2000, 3000]]);
  });

  it('split in proportion to the text where words have no times', () => {
    const { sheet } = splitLine(sheetFrom('[00:01.00]床前明月\n[00:03.00]疑'), 1, 1);
    expect(starts(sheet)).toEqual([1000, 1500, 3000]);
  });

  it('are unchanged after splitting and merging', () => {
    for (const source of [three, byWord]) {
      const cut = splitLine(sheetFrom(source), 1, 2).sheet;
      expect(toLyrics(mergeNext(cut, 1).sheet)).toEqual(parseLrc(source));
    }
  });

  it('join with a blank in scripts that separate words', () => {
    const { sheet, meetAt } = mergeNext(sheetFrom('[00:01.00]before my bed\n[00:02.00]the moon'), 1);
    expect(texts(sheet)).toEqual(['before my bed the moon']);
    expect(meetAt).toBe('before my bed '.length);
    expect(texts(mergeNext(sheetFrom(three), 1).sheet)[0]).toBe('床前明月光疑是地上霜');
  });

  it('can be inserted and removed', () => {
    const { sheet, id } = insertAfter(sheetFrom(three), 1);
    expect(texts(sheet)).toEqual(['床前明月光', '', '疑是地上霜', '举头望明月']);
    expect(texts(removeLine(sheet, id))).toEqual(texts(sheetFrom(three)));
  });
});

describe('a changed text keeps times', () => {
  it('of the words around a replaced character', () => {
    expect(wordsOf(setText(sheetFrom(byWord), 1, '床上月'))).toEqual([
      ['床', 1000, null],
      ['上', 1500, null],
      ['月', 2000, 3000],
    ]);
  });

  it('of the words around an inserted character, which shares the time of the one before it', () => {
    expect(wordsOf(setText(sheetFrom(byWord), 1, '床前明月'))).toEqual([
      ['床', 1000, null],
      ['前', 1500, null],
      ['明', 1750, null],
      ['月', 2000, 3000],
    ]);
  });

  it('of the words around a removed character', () => {
    expect(wordsOf(setText(sheetFrom(byWord), 1, '床月'))).toEqual([
      ['床', 1000, null],
      ['月', 2000, 3000],
    ]);
    expect(setText(sheetFrom(byWord), 1, '').lines[0]?.words).toBeNull();
  });

  it.each(['全新的一句词', '床', 'moon before my bed', '月前床', '床前月光', ' 床前月'])(
    'and covers every text: %s',
    (text) => {
      const words = setText(sheetFrom(byWord), 1, text).lines[0]?.words ?? [];
      expect(words.map((word) => word.text).join('')).toBe(text);
      expect(words.every(({ startMs }) => startMs !== null)).toBe(true);
    },
  );
});

it.each([
  ['床前明月光', ['床', '前', '明', '月', '光']],
  ['before my bed, ', ['before ', 'my ', 'bed, ']],
  ['我 love 你！', ['我 ', 'love ', '你！']],
  ['「月」光', ['「月」', '光']],
  ['ひかり', ['ひ', 'か', 'り']],
  ['…', ['…']],
  ['', []],
])('%s splits into word segments', (text, pieces) => {
  expect(segments(text)).toEqual(pieces);
});

describe('formats', () => {
  it('parse any text', () => {
    expect(texts(parseLyrics('一\n二'))).toEqual(['一', '二']);
    expect(starts(parseLyrics('[1000,500](1000,500,0)月'))).toEqual([1000]);
    expect(parseLyrics('[00:01.00]月\n[00:01.00]moon\n[00:02.00]日\n[00:02.00]sun').lines[0]).toMatchObject({
      text: '月',
      translation: 'moon',
    });
    expect(parseLyrics(writeLyricFile(sheetFrom(byWord), 'ttml').text)).toEqual(sheetFrom(byWord));
    expect(parseLyrics('').lines).toEqual([]);
  });

  it('save as the simplest format that holds all data', () => {
    expect(serializeLyrics(sheetFrom(three))).toMatch(/^\[00:01\.000\]床前明月光\n/);
    expect(serializeLyrics(sheetFrom(byWord))).toMatch(/^<tt /);
    expect(serializeLyrics(sheetFrom('月\n光'))).toBe('月\n光');
  });

  it('write word times to enhanced LRC', () => {
    expect(writeLyricFile(sheetFrom(byWord), 'words').text).toContain('<00:01.500>前');
    expect(writeLyricFile(sheetFrom(byWord), 'lrc').text).not.toContain('<');
  });
});

it('reads a persisted draft and rejects invalid values', () => {
  const draft = { base: 3, sheet: sheetFrom(byWord) };
  expect(parseLyricDraft(structuredClone(draft))).toEqual(draft);
  for (const kept of [undefined, null, 7, {}, { base: 1 }, { base: 'x', sheet: { lines: [] } }])
    expect(parseLyricDraft(kept)).toBeNull();
});
