import { expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

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
