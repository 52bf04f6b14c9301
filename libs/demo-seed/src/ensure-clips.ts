import { clips, clipsVersion, clipUrl, type Clip, posterKey } from '@qingyin/demo-catalogue';
import { acquireSeedLock, type Db, type MediaSourceTable } from '@qingyin/server-db';
import type { Insertable } from 'kysely';

const DONE = 'demo-clips';

/** Rows for the MP4 files of a clip; the other formats are derived from their URL. */
const sources = (clip: Clip, kind: string, id: number): Insertable<MediaSourceTable>[] =>
  clip.files
    .filter(({ type }) => type === 'mp4')
    .map((file) => ({
      kind,
      resource_id: id,
      resolution: file.resolution,
      size: file.size,
      url: clipUrl(clip, file),
      md5: file.md5,
    }));

/** Assigns a clip to an MV and to the videos with the same song. */
async function give(trx: Db, clip: Clip): Promise<void> {
  const mv = await trx.selectFrom('mv').select('song_id').where('id', '=', clip.mv).executeTakeFirst();
  if (!mv) return;
  const shown = { duration_ms: clip.duration };
  await trx
    .updateTable('mv')
    .set({ ...shown, image_key: posterKey(clip, 'mv') })
    .where('id', '=', clip.mv)
    .execute();
  const videos = await trx
    .updateTable('video')
    .set({ ...shown, image_key: posterKey(clip, 'video'), width: clip.width, height: clip.height })
    .where('song_id', '=', mv.song_id)
    .where('provider', 'is', null)
    .returning('id')
    .execute();
  const rows = [...sources(clip, 'mv', clip.mv), ...videos.flatMap(({ id }) => sources(clip, 'video', id))];
  await trx
    .insertInto('media_source')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'resource_id', 'resolution']).doNothing())
    .execute();
}

/**
 * Assigns the clips of this release to the demo films at the first start and after each change of the clips, so
 * that catalogues of older releases are updated too. Sources that do not belong to the demo catalogue stay
 * unchanged.
 */
export async function ensureClips(db: Db): Promise<void> {
  const version = await db.selectFrom('setting').select('value').where('name', '=', DONE).executeTakeFirst();
  if (version?.value === clipsVersion) return;
  await db.transaction().execute(async (trx) => {
    await acquireSeedLock(trx);
    await trx.deleteFrom('media_source').where('url', 'like', '/media/clips/%').execute();
    for (const clip of clips) await give(trx, clip);
    await trx
      .insertInto('setting')
      .values({ name: DONE, value: clipsVersion })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: clipsVersion }))
      .execute();
  });
}

/** Makes the next `ensureClips` assign the clips again, after the demo films have been written anew. */
export const forgetClips = async (trx: Db): Promise<void> =>
  void (await trx.deleteFrom('setting').where('name', '=', DONE).execute());
