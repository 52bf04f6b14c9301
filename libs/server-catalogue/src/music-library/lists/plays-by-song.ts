import type { Db } from '@qingyin/server-db';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { indexOf } from './index-of.ts';

/** The user's plays by song of the snapshot. */
export async function playsBySong(
  db: Db,
  { songs: { ids } }: CatalogueSnapshot,
  userId: number | null,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('play_record')
    .select(['song_id', 'plays'])
    .where('user_id', '=', userId ?? 0)
    .where('plays', '>', 0)
    .execute();
  return new Map(rows.map((row) => [indexOf(ids, row.song_id), row.plays]));
}
