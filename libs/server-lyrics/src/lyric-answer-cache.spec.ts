import { describe, expect, it } from 'vitest';
import { lyricAnswer } from './lyric-answer.ts';
import { cachedLyricAnswer } from './lyric-answer-cache.ts';

const long = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word}${at} ${word}`).join('\n');

describe('the cached answer for lyrics', () => {
  it('equals the uncached answer, for each text', () => {
    const context = {};
    for (const text of ['[00:01.00]月', long('moonlight'), long('sunlight')]) {
      expect(cachedLyricAnswer(context, text)).toEqual(lyricAnswer(text));
      expect(cachedLyricAnswer(context, text)).toEqual(lyricAnswer(text));
    }
  });

  it('is computed once for long lyrics, for each application context', () => {
    const [context, another] = [{}, {}];
    const first = cachedLyricAnswer(context, long('moonlight'));
    expect(cachedLyricAnswer(context, long('moonlight'))).toBe(first);
    expect(cachedLyricAnswer(another, long('moonlight'))).not.toBe(first);
  });

  it('is evicted when the cache is full', () => {
    const context = {};
    const first = cachedLyricAnswer(context, long('moonlight'));
    for (let number = 2; number < 20; number += 1) cachedLyricAnswer(context, long(`sunlight${number}`));
    expect(cachedLyricAnswer(context, long('moonlight'))).not.toBe(first);
  });
});
