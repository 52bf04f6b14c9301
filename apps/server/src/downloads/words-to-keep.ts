import { saysTheSame, stampText, writeLrc } from '@qingyin/lyrics';
import { readAnyLyrics } from '@qingyin/lyrics/ttml';
import type { Db } from '../db/open.ts';
import { currentVersion } from '../lyrics/lyric-versions.ts';

/**
 * Converts lyrics of any format to the form that players read in tags: LRC by line, or plain lines. Credits become
 * lines.
 */
export function lrcToKeep(lyric: string): string {
  const { credits = [], ...lyrics } = readAnyLyrics(lyric);
  if (!lyrics.timed && saysTheSame(lyric, lyrics)) return lyric;
  const first = credits.map(({ startMs, text }) => `[${stampText(startMs)}]${text}`);
  return [...first, writeLrc(lyrics)].join('\n');
}

/** Current lyrics of a catalogue song as LRC; undefined when they are the original ones. */
export async function wordsToKeep(db: Db, songId: number): Promise<string | undefined> {
  const version = await currentVersion(db, songId);
  if (!version || version.original === 1) return undefined;
  return lrcToKeep(version.lyric);
}
