import type { LyricAnswer } from '@qingyin/contract';
import { lyricAnswer } from './lyric-answer.ts';

/**
 * Minimum length in characters of lyrics worth caching: shorter texts parse within milliseconds, and no real
 * lyrics are longer.
 */
const LONG = 20_000;
/** Maximum number of cached answers; each takes a few MB. */
const MOST = 16;
/** Answers by text, one cache for each application context. */
const readBy = new WeakMap<object, Map<string, LyricAnswer>>();

/**
 * `lyricAnswer` with a cache for long texts. Parsing the longest possible text blocks the event loop for half a
 * second; the cache prevents repeated requests from blocking the server.
 */
export function cachedLyricAnswer(context: object, lyric: string): LyricAnswer {
  if (lyric.length < LONG) return lyricAnswer(lyric);
  const read = readBy.get(context) ?? new Map<string, LyricAnswer>();
  readBy.set(context, read);
  const answer = read.get(lyric) ?? lyricAnswer(lyric);
  if (read.size >= MOST && !read.has(lyric)) read.clear();
  read.set(lyric, answer);
  return answer;
}
