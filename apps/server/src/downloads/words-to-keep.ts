import { saysTheSame, stampText, writeLrc } from '@qingyin/lyrics';
import { readAnyLyrics } from '@qingyin/lyrics/ttml';
import type { Db } from '../db/open.ts';
import { currentVersion } from '../lyrics/lyric-versions.ts';

/** Any form as the one that players read in tags: LRC by line, or lines of text. Credits are lines as others are. */
export function lrcToKeep(lyric: string): string {
  const { credits = [], ...lyrics } = readAnyLyrics(lyric);
  if (!lyrics.timed && saysTheSame(lyric, lyrics)) return lyric;
  const first = credits.map(({ startMs, text }) => `[${stampText(startMs)}]${text}`);
  return [...first, writeLrc(lyrics)].join('\n');
}

/** The words of a catalogue's song that are in force, as LRC; undefined where they are those it came with. */
export async function wordsToKeep(db: Db, songId: number): Promise<string | undefined> {
  const version = await currentVersion(db, songId);
  if (!version || version.original === 1) return undefined;
  return lrcToKeep(version.lyric);
}
