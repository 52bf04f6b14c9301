import { describe, expect, it } from 'vitest';
import { lyricAnswer } from './lyric-answer.ts';
import { versionAnswer } from './long-answers.ts';

const long = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word}${at} ${word}`).join('\n');
const row = (version: number, lyric: string) => ({ song_id: 1, version, lyric });

describe('the cached answer for a lyric version', () => {
  it('equals the uncached answer, for each version', () => {
    const house = {};
    for (const [version, text] of [
      [1, '[00:01.00]月'],
      [2, long('moonlight')],
      [3, long('sunlight')],
    ] as const) {
      expect(versionAnswer(house, row(version, text))).toEqual(lyricAnswer(text));
      expect(versionAnswer(house, row(version, text))).toEqual(lyricAnswer(text));
    }
  });

  it('is computed once for long lyrics, for each application context', () => {
    const [house, another] = [{}, {}];
    const first = versionAnswer(house, row(1, long('moonlight')));
    expect(versionAnswer(house, row(1, long('moonlight')))).toBe(first);
    expect(versionAnswer(another, row(1, long('sunlight'))).lrc?.lyric).toContain('sunlight');
  });

  it('is evicted when the cache is full', () => {
    const house = {};
    const first = versionAnswer(house, row(1, long('moonlight')));
    for (let version = 2; version < 20; version += 1) versionAnswer(house, row(version, long('sunlight')));
    expect(versionAnswer(house, row(1, long('moonlight')))).not.toBe(first);
  });
});
