import { expect, it } from 'vitest';
import { joinedWords, piecesOf } from './pieces.ts';

const textsOf = (text: string): string[] =>
  piecesOf({ text, startMs: 0, endMs: 1000 }).map((piece) => piece.text);

it('leaves a word whole that no line break can divide', () => {
  expect(textsOf('because ')).toEqual(['because']);
  expect(textsOf('海')).toEqual(['海']);
  expect(textsOf('الليل')).toEqual(['الليل']);
});

it('divides where a line may break, and loses nothing', () => {
  expect(textsOf('春江潮水')).toEqual(['春', '江', '潮', '水']);
  expect(textsOf('all the way ')).toEqual(['all ', 'the ', 'way']);
  expect(textsOf('rock-and')).toEqual(['rock-', 'and']);
  expect(textsOf('love你，ラララー')).toEqual(['love', '你', '，', 'ラ', 'ラ', 'ラ', 'ー']);
});

it('shares a word’s time by length, without a gap', () => {
  expect(piecesOf({ text: '明月ok', startMs: 200, endMs: 1000 })).toEqual([
    { text: '明', startMs: 200, endMs: 400 },
    { text: '月', startMs: 400, endMs: 600 },
    { text: 'ok', startMs: 600, endMs: 1000 },
  ]);
});

it('takes a word of blanks for one that shows nothing', () => {
  expect(piecesOf({ text: ' ', startMs: 0, endMs: 10 })).toEqual([{ text: '', startMs: 0, endMs: 0 }]);
});

it('syllables of a word whose letters are joined are one, with the time of all', () => {
  const words = ['ال', 'ليل ', 'يا ', 'عيـ', 'ني'].map((text, at) => ({
    text,
    startMs: at * 100,
    endMs: at * 100 + 100,
  }));
  expect(joinedWords(words)).toEqual([
    { text: 'الليل ', startMs: 0, endMs: 200 },
    { text: 'يا ', startMs: 200, endMs: 300 },
    { text: 'عيـني', startMs: 300, endMs: 500 },
  ]);
});

it('a mark of a letter stays with it; other scripts stay as they are timed', () => {
  const word = (text: string) => ({ text, startMs: 0, endMs: 1 });
  const texts = (...parts: string[]) => joinedWords(parts.map(word)).map(({ text }) => text);
  expect(texts('שָ', 'לוֹם')).toEqual(['שָ', 'לוֹם']);
  expect(texts('ש', '\u05b8לום')).toEqual(['ש\u05b8לום']);
  expect(texts('明', '月')).toEqual(['明', '月']);
  expect(texts('بب', 'Dubai', '24')).toEqual(['بب', 'Dubai', '24']);
});
