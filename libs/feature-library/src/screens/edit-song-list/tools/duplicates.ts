import type { Track } from '@qingyin/contract';
import { fold } from '@qingyin/text';

/** What recordings of one song have behind its title: (Live), 【伴奏】, - Remix. Folded brackets are plain ones. */
const VERSION = /\s*(?:\([^()]*\)|\[[^[\]]*\]|【[^【】]*】|〔[^〔〕]*〕|\s[-–—]\s.*)\s*$/u;

/** A title without what tells its recordings apart; a title that is nothing else stays. */
export function plainTitle(name: string): string {
  let title = fold(name).trim();
  for (let shorter = title.replace(VERSION, ''); shorter !== title; shorter = title.replace(VERSION, '')) {
    if (shorter.trim() === '') break;
    title = shorter.trim();
  }
  return title.replace(/\s+/gu, ' ');
}

/** Songs of the same title by the same artist, as groups in the order of the list. */
export function duplicatesIn(tracks: readonly Track[]): Track[][] {
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
