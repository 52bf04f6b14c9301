import type { LyricVersionRow } from '@qingyin/server-db';
import type { LyricAnswer } from '@qingyin/contract';
import { lyricAnswer } from './lyric-answer.ts';

/**
 * Minimum length in characters of lyrics worth caching: shorter texts parse within milliseconds, and no real
 * lyrics are longer.
 */
const LONG = 20_000;
/** Maximum number of cached answers; each takes a few MB. */
const MOST = 16;
/** One cache for each application context, because song ids of two databases may coincide. */
const readBy = new WeakMap<object, Map<string, LyricAnswer>>();

/**
 * `lyricAnswer` of a version with a cache for long texts. Parsing the longest possible text blocks the event loop
 * for half a second; the cache prevents repeated requests from blocking the server.
 */
export function cachedLyricAnswer(
  context: object,
  { song_id, version, lyric }: Pick<LyricVersionRow, 'song_id' | 'version' | 'lyric'>,
): LyricAnswer {
  if (lyric.length < LONG) return lyricAnswer(lyric);
  const read = readBy.get(context) ?? new Map<string, LyricAnswer>();
  readBy.set(context, read);
  const name = `${song_id}/${version}`;
  const answer = read.get(name) ?? lyricAnswer(lyric);
  if (read.size >= MOST && !read.has(name)) read.clear();
  read.set(name, answer);
  return answer;
}
