import { currentLyricVersion } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { hasSameLines, formatTimestamp, writeLrc } from '@qingyin/lyrics';
import { readAnyLyrics } from '@qingyin/lyrics/ttml';

/**
 * Converts lyrics of any format to the form that players read in tags: LRC by line, or plain lines. Credits become
 * lines.
 */
export function lyricsForTags(lyric: string): string {
  const { credits = [], ...lyrics } = readAnyLyrics(lyric);
  if (!lyrics.timed && hasSameLines(lyric, lyrics)) return lyric;
  const first = credits.map(({ startMs, text }) => `[${formatTimestamp(startMs)}]${text}`);
  return [...first, writeLrc(lyrics)].join('\n');
}

/** Current lyrics of a catalogue song as LRC; undefined when they are the original ones. */
export async function downloadLyrics(db: Db, songId: number): Promise<string | undefined> {
  const version = await currentLyricVersion(db, songId);
  if (!version || version.original === 1) return undefined;
  return lyricsForTags(version.lyric);
}
