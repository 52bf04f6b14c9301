import { offsetMs, readTag } from '../lrc/tags.ts';
import type { LyricLine, Lyrics } from '../model.ts';
import { splitLines } from '../shape/text-lines.ts';
import { shiftLyrics } from '../shift-lyrics.ts';

/** Splits a text into LRC tags and other lines. The first of equal tags counts. */
export function taggedLines(source: string): { tags: Record<string, string>; others: string[] } {
  const tags: Record<string, string> = {};
  const others: string[] = [];
  for (const line of splitLines(source)) {
    const tag = readTag(line.trim());
    if (!tag) others.push(line);
    else if (tag.known && tag.text !== '') tags[tag.name] ??= tag.text;
  }
  return { tags, others };
}

/** Timed lyrics of unsorted lines, shifted by the tag `offset`. */
export function timedLyrics(lines: LyricLine[], tags: Record<string, string>): Lyrics {
  const lyrics = {
    timed: lines.length > 0,
    lines: lines.sort((a, b) => a.startMs - b.startMs),
    ...(Object.keys(tags).length > 0 ? { tags } : {}),
  };
  return shiftLyrics(lyrics, -offsetMs(tags['offset'] ?? ''));
}
