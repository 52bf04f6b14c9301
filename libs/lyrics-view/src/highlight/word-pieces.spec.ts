import { expect, it } from 'vitest';
import { joinCursiveSyllables, splitWord } from './word-pieces.ts';

const textsOf = (text: string): string[] =>
  splitWord({ text, startMs: 0, endMs: 1000 }).map((piece) => piece.text);

it('does not divide a word that has no line break opportunity', () => {
  expect(textsOf('because ')).toEqual(['because']);
  expect(textsOf('海')).toEqual(['海']);
  expect(textsOf('الليل')).toEqual(['الليل']);
});

it('divides at line break opportunities and keeps all characters', () => {
  expect(textsOf('春江潮水')).toEqual(['春', '江', '潮', '水']);
  expect(textsOf('all the way ')).toEqual(['all ', 'the ', 'way']);
  expect(textsOf('rock-and')).toEqual(['rock-', 'and']);
  expect(textsOf('love你，ラララー')).toEqual(['love', '你', '，', 'ラ', 'ラ', 'ラ', 'ー']);
});

it('divides a word’s time by length without gaps', () => {
  expect(splitWord({ text: '明月ok', startMs: 200, endMs: 1000 })).toEqual([
    { text: '明', startMs: 200, endMs: 400 },
    { text: '月', startMs: 400, endMs: 600 },
    { text: 'ok', startMs: 600, endMs: 1000 },
  ]);
});

it('returns an empty piece for a word of blanks', () => {
  expect(splitWord({ text: ' ', startMs: 0, endMs: 10 })).toEqual([{ text: '', startMs: 0, endMs: 0 }]);
});

it('joins syllables of a cursive script into one word with their total time', () => {
  const words = ['ال', 'ليل ', 'يا ', 'عيـ', 'ني'].map((text, at) => ({
    text,
    startMs: at * 100,
    endMs: at * 100 + 100,
  }));
  expect(joinCursiveSyllables(words)).toEqual([
    { text: 'الليل ', startMs: 0, endMs: 200 },
    { text: 'يا ', startMs: 200, endMs: 300 },
    { text: 'عيـني', startMs: 300, endMs: 500 },
  ]);
});

it('keeps combining marks with their letter and the timing of other scripts', () => {
  const word = (text: string) => ({ text, startMs: 0, endMs: 1 });
  const texts = (...parts: string[]) => joinCursiveSyllables(parts.map(word)).map(({ text }) => text);
  expect(texts('שָ', 'לוֹם')).toEqual(['שָ', 'לוֹם']);
  expect(texts('ש', '\u05b8לום')).toEqual(['ש\u05b8לום']);
  expect(texts('明', '月')).toEqual(['明', '月']);
  expect(texts('بب', 'Dubai', '24')).toEqual(['بب', 'Dubai', '24']);
});
