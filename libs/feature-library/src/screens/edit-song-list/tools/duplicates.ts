import type { Track } from '@qingyin/contract';
import { fold } from '@qingyin/text';

/** Version suffix of a title: (Live), 【伴奏】, - Remix. Full-width brackets are already folded to ASCII ones. */
const VERSION = /\s*(?:\([^()]*\)|\[[^[\]]*\]|【[^【】]*】|〔[^〔〕]*〕|\s[-–—]\s.*)\s*$/u;

/** Folded title without version suffixes; a title that consists only of a suffix stays. */
export function plainTitle(name: string): string {
  let title = fold(name).trim();
  for (let shorter = title.replace(VERSION, ''); shorter !== title; shorter = title.replace(VERSION, '')) {
    if (shorter.trim() === '') break;
    title = shorter.trim();
  }
  return title.replace(/\s+/gu, ' ');
}

/** Groups of songs with the same title and first artist, in the order of the playlist. */
export function findDuplicates(tracks: readonly Track[]): Track[][] {
  const groups = new Map<string, Track[]>();
  for (const track of tracks) {
    const title = plainTitle(track.name);
    const artist = fold(track.artists[0]?.name ?? '').trim();
    if (title === '' || artist === '') continue;
    const key = `${artist}\n${title}`;
    groups.set(key, [...(groups.get(key) ?? []), track]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
