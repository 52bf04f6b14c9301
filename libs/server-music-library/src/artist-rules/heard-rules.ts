import type { MadeArtistRule } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import type { NamedArtist } from '../derive/artist-rules.ts';

/**
 * Whether the name of a rule, and the artists it stands for, were heard in one of the libraries when it was made; else the
 * rule would reveal names of libraries that the caller does not hear. Libraries that no longer exist do not count.
 */
export async function isRuleHeard(
  db: Db,
  { libraries: heardIn }: { libraries: string },
  libraries: readonly number[],
): Promise<boolean> {
  return heardWith(await existingLibraries(db), libraries)(heardIn);
}

const existingLibraries = async (db: Db): Promise<ReadonlySet<number>> => {
  const rows = await db.selectFrom('music_library').select('id').execute();
  return new Set(rows.map(({ id }) => id));
};

const heardWith =
  (existing: ReadonlySet<number>, libraries: readonly number[]) =>
  (heardIn: string): boolean =>
    (JSON.parse(heardIn) as number[][]).every((places) => {
      const there = places.filter((id) => existing.has(id));
      return there.length === 0 || there.some((id) => libraries.includes(id));
    });

/** A page of the rules whose artists are heard in the libraries, latest first. */
export async function listArtistRules(
  db: Db,
  libraries: readonly number[],
  { limit, offset }: { limit: number; offset: number },
): Promise<MadeArtistRule[]> {
  if (libraries.length === 0) return [];
  const rows = await db
    .selectFrom('artist_rule')
    .leftJoin('user', 'user.id', 'artist_rule.user_id')
    .select(['artist_rule.id', 'artist_rule.at', 'artist_rule.undone_at', 'artist_rule.name'])
    .select(['artist_rule.artists', 'artist_rule.libraries', 'user.nickname'])
    .orderBy('artist_rule.id', 'desc')
    .execute();
  const isHeard = heardWith(await existingLibraries(db), libraries);
  // People make these by hand, so there are few.
  return rows
    .filter((row) => isHeard(row.libraries))
    .slice(offset, offset + limit)
    .map(({ id, at, undone_at, name, artists, nickname }) => ({
      ...{ id, at, name, by: nickname ?? '', undone: undone_at !== null },
      artists: (JSON.parse(artists) as NamedArtist[]).map((artist) => artist.name),
    }));
}
