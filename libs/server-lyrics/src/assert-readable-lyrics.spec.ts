import { expect, it } from 'vitest';
import { assertReadableLyrics } from './assert-readable-lyrics.ts';
import { detectLyricFacts } from './lyric-facts.ts';

const expectReadable = (text: string) => () => assertReadableLyrics(text, detectLyricFacts(text));

it.each([
  ['[Script Info]\nDialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,a', '这是 ASS/SSA 格式的歌词，还不能读取'],
  ['krc18\ufffd', '这是加密的 KRC 歌词，还不能读取'],
  ['[00:01.00]', '歌词里没有可以读的文字'],
])('rejects a text without lyric lines, naming its format where it is known: %s', (text, message) => {
  expect(expectReadable(text)).toThrow(message);
});

it.each(['[1000,500]a(1000,500)', '1\n00:00:01,000 --> 00:00:02,000\na', 'a'])(
  'accepts a text with lyric lines: %s',
  (text) => {
    expect(expectReadable(text)).not.toThrow();
  },
);
