import { describe, expect, it } from 'vitest';
import { lyricAnswer } from './lyric-answer.ts';
import { cachedLyricAnswer } from './lyric-answer-cache.ts';

const long = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word}${at} ${word}`).join('\n');
const row = (version: number, lyric: string) => ({ song_id: 1, version, lyric });

describe('the cached answer for a lyric version', () => {
  it('equals the uncached answer, for each version', () => {
    const context = {};
    for (const [version, text] of [
      [1, '[00:01.00]月'],
      [2, long('moonlight')],
      [3, long('sunlight')],
    ] as const) {
      expect(cachedLyricAnswer(context, row(version, text))).toEqual(lyricAnswer(text));
      expect(cachedLyricAnswer(context, row(version, text))).toEqual(lyricAnswer(text));
    }
  });

  it('is computed once for long lyrics, for each application context', () => {
    const [context, another] = [{}, {}];
    const first = cachedLyricAnswer(context, row(1, long('moonlight')));
    expect(cachedLyricAnswer(context, row(1, long('moonlight')))).toBe(first);
    expect(cachedLyricAnswer(another, row(1, long('sunlight'))).lrc?.lyric).toContain('sunlight');
  });

  it('is evicted when the cache is full', () => {
    const context = {};
    const first = cachedLyricAnswer(context, row(1, long('moonlight')));
    for (let version = 2; version < 20; version += 1)
      cachedLyricAnswer(context, row(version, long('sunlight')));
    expect(cachedLyricAnswer(context, row(1, long('moonlight')))).not.toBe(first);
  });
});
