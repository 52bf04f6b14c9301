import { type Db, insertMany, whereIn } from '@qingyin/server-db';
import { lyricVersionNumbers, moveLyricVersions } from './move-lyric-versions.ts';

const PLACE = 'lyric_version';

/**
 * Edited lyrics of a song continue at another one if that one has none. The versions are kept for `restoreLyrics`.
 */
export async function moveLyrics(trx: Db, replacementId: number, from: number, to: number): Promise<void> {
  const versions = await moveLyricVersions(trx, from, to);
  if (versions.length === 0) return;
  await insertMany(
    trx,
    'replaced_row',
    versions.map((version) => ({
      ...{ replacement_id: replacementId, user_id: null, row_id: version, moved: 1 },
      ...{ place: PLACE, content: '' },
    })),
  );
}

/** Gives a song its edited lyrics back, unless those of the other one were edited since. */
export async function restoreLyrics(trx: Db, replacementId: number, from: number, to: number): Promise<void> {
  const rows = await trx
    .selectFrom('replaced_row')
    .select('row_id')
    .where('replacement_id', '=', replacementId)
    .where('place', '=', PLACE)
    .execute();
  if (rows.length === 0) return;
  const moved = new Set(rows.map(({ row_id }) => row_id));
  const there = await lyricVersionNumbers(trx, to);
  if (there.some((version) => !moved.has(version))) return;
  if ((await lyricVersionNumbers(trx, from)).length > 0) return;
  await trx
    .updateTable('lyric_version')
    .set({ song_id: from })
    .where('song_id', '=', to)
    .where(whereIn(trx, 'version', there))
    .execute();
}
