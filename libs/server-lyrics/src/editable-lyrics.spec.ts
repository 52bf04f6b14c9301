import { parseTtml } from '@qingyin/lyrics/ttml';
import { describe, expect, it } from 'vitest';
import { lyricAnswer } from './lyric-answer.ts';
import { editableLyrics } from './editable-lyrics.ts';

const text = (lyric: string) => ({ version: 1, lyric });

describe('the fields of a lyrics answer as one editable text', () => {
  it('become TTML with word timings and translation, without pinyin', () => {
    const lyrics = editableLyrics({
      code: 200,
      lrc: text('[00:01.00]床前'),
      yrc: text('[1000,1000](1000,500,0)床(1500,500,0)前'),
      tlyric: text('[00:01.00]before the bed'),
      romalrc: text('[00:01.00]chuáng qián'),
      ytlrc: text('[00:01.00]before the bed'),
      yromalrc: text('[00:01.00]chuáng qián'),
    });
    const [line] = parseTtml(lyrics).lines;
    expect(line).toMatchObject({ startMs: 1000, text: '床前', translation: 'before the bed' });
    expect(line?.words?.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [1000, 1500],
      [1500, 2000],
    ]);
    expect(line).not.toHaveProperty('romanisation');
  });

  it('stay LRC where lines have nothing but a time', () => {
    expect(editableLyrics({ code: 200, lrc: text('[ti:题]\n[00:01.00]床前') })).toBe(
      '[ti:题]\n[00:01.00]床前',
    );
  });

  it('are the TTML field where the answer has one', () => {
    const answer = lyricAnswer('[00:01.00]女：雨\n[00:02.00]男：晴');
    expect(editableLyrics(answer)).toBe(answer.ttml?.lyric);
  });

  it('are empty where the song has no lyrics', () => {
    expect(editableLyrics({ code: 200, nolyric: true, pureMusic: true })).toBe('');
    expect(editableLyrics({ code: 200, uncollected: true })).toBe('');
  });
});
