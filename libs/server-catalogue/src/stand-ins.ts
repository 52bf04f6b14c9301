import { type Db, whereIn } from '@qingyin/server-db';

/** The song that stands in for another one at the end, the song itself if it was not replaced, null if it was forgotten. */
export type StandInOf = (songId: number) => number | null;

/** Reads what stands in for songs, in one query for each step of a chain of replacements. */
export async function loadStandIns(db: Db, songIds: readonly number[]): Promise<StandInOf> {
  const standIns = new Map<number, number | null>();
  // A song that stands in may be replaced itself.
  for (let asked = [...new Set(songIds)]; asked.length > 0;) {
    const rows = await db
      .selectFrom('song_replacement')
      .select(['from_id', 'to_id'])
      .where('undone_at', 'is', null)
      .where(whereIn(db, 'from_id', asked))
      .execute();
    for (const { from_id, to_id } of rows) standIns.set(from_id, to_id);
    asked = [...new Set(rows.flatMap(({ to_id }) => (to_id === null || standIns.has(to_id) ? [] : [to_id])))];
  }
  return (songId) => {
    let at: number | null = songId;
    for (let next = standIns.get(at); at !== null && next !== undefined;) {
      at = next;
      next = at === null ? undefined : standIns.get(at);
    }
    return at;
  };
}

/**
 * Ids of songs with those that stand in for replaced songs in their place, in order and each once; forgotten songs are
 * left out.
 */
export async function withStandIns(db: Db, songIds: readonly number[]): Promise<number[]> {
  return replaceByStandIns(songIds, await loadStandIns(db, songIds));
}

/** The same for a list of which the songs that stand in are known. */
export const replaceByStandIns = (songIds: readonly number[], standInOf: StandInOf): number[] => [
  ...new Set(songIds.flatMap((id) => standInOf(id) ?? [])),
];
