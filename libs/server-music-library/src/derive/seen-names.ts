import type { AlbumDraft, ArtistDraft } from './drafts.ts';

/** How often artists were named, by identity and then by name. */
export type SeenNames = Map<string, Map<string, SeenName>>;

/** A spelling of an artist's name. */
export interface SeenName {
  /** the name, and its text to sort by if a tag has one */
  draft: ArtistDraft;
  /** songs and albums that spell it so */
  times: number;
}

/** Counts the names of all artists of an album and its songs. */
export function noteNames(seen: SeenNames, album: AlbumDraft): void {
  const ofSongs = album.songs.flatMap(({ artists, credits }) => [
    ...artists,
    ...credits.map(({ artist }) => artist),
  ]);
  for (const draft of [...album.artists, ...ofSongs]) {
    const names = seen.get(draft.identity) ?? new Map<string, SeenName>();
    seen.set(draft.identity, names);
    const known = names.get(draft.name);
    if (known) known.times += 1;
    else names.set(draft.name, { draft, times: 1 });
    if (known && known.draft.sortName === '') known.draft = draft;
  }
}

/**
 * The spelling that most songs use; of equally frequent ones that of the given names which comes first.
 *
 * @param names spellings of one artist
 * @param songs artists of songs as tagged, with the number of songs
 */
export function mostFrequentName(
  names: readonly string[],
  songs: readonly { text: string; songs: number }[],
): string | undefined {
  const counts = new Map(names.map((name) => [name, 0]));
  // One name may be a part of another: a song counts for the longest.
  const longest = names.toSorted((a, b) => b.length - a.length);
  for (const { text, songs: times } of songs) {
    const tagged = text.normalize();
    const name = longest.find((one) => tagged.includes(one.normalize()));
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + times);
  }
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best?.[0];
}
