import type { LyricAnswer } from '@qingyin/contract';
import type { LyricVersionRow } from '../db/tables/lyrics.ts';
import { lyricAnswer } from './lyric-answer.ts';

/** Reading fewer characters takes some milliseconds; no song that is sung has more. */
const LONG = 20_000;
/** A few MB each. */
const MOST = 16;
/** By the process, since the songs of two databases may have the same numbers. */
const readBy = new WeakMap<object, Map<string, LyricAnswer>>();

/**
 * `lyricAnswer` of a version. The longest texts there may be take half a second to read, in which nobody else is
 * answered: they are kept, so that nobody holds the server up by asking for them again and again.
 */
export function versionAnswer(
  house: object,
  { song_id, version, lyric }: Pick<LyricVersionRow, 'song_id' | 'version' | 'lyric'>,
): LyricAnswer {
  if (lyric.length < LONG) return lyricAnswer(lyric);
  const read = readBy.get(house) ?? new Map<string, LyricAnswer>();
  readBy.set(house, read);
  const name = `${song_id}/${version}`;
  const answer = read.get(name) ?? lyricAnswer(lyric);
  if (read.size >= MOST && !read.has(name)) read.clear();
  read.set(name, answer);
  return answer;
}
