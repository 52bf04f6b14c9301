import type { Db } from '@qingyin/server-db';
import { loadArtistRules } from '../artist-rules/load-artist-rules.ts';
import type { DeriveOptions } from '../derive/derive-options.ts';
import { foldName } from '../derive/fold-name.ts';

/** What is known of artists beyond the tags of one folder. */
export type KnownArtists = Required<Pick<DeriveOptions, 'knownArtists' | 'artistMbids' | 'artistRules'>>;

/**
 * Loads the names of artists with a MusicBrainz id: they are not split, and files without ids belong to them;
 * and what administrators put right about names.
 */
export async function loadKnownArtists(db: Db): Promise<KnownArtists> {
  const rows = await db
    .selectFrom('library_artist')
    .innerJoin('artist', 'artist.id', 'library_artist.artist_id')
    .select(['artist.name', 'library_artist.mbid'])
    .where('library_artist.mbid', '!=', '')
    .execute();
  const mbids = new Map<string, Set<string>>();
  for (const { name, mbid } of rows) {
    const key = foldName(name);
    mbids.set(key, (mbids.get(key) ?? new Set()).add(mbid));
  }
  const unique = [...mbids].flatMap(([name, ids]): [string, string][] =>
    ids.size === 1 ? [[name, [...ids].join('')]] : [],
  );
  return {
    knownArtists: new Set(mbids.keys()),
    artistMbids: new Map(unique),
    artistRules: await loadArtistRules(db),
  };
}
