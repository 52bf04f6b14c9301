import type { Insertable } from 'kysely';
import { aloneAmongReplicas, type Db } from '../../db/open.ts';
import type { MediaSourceTable } from '../../db/tables/video.ts';
import { clips, clipsVersion, clipUrl, type Clip, posterKey } from './clips.ts';

const DONE = 'demo-clips';

/** The files of a clip for a film; other formats are found by their address. */
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

/** Gives one MV and the videos with the same song their clip. */
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
 * Gives the demo's films the clips of this release: at the first start, and once after each change of the clips, so that
 * catalogues of older releases get them too. What is not the demo's stays as it is.
 */
export async function ensureClips(db: Db): Promise<void> {
  const version = await db.selectFrom('setting').select('value').where('name', '=', DONE).executeTakeFirst();
  if (version?.value === clipsVersion) return;
  await db.transaction().execute(async (trx) => {
    await aloneAmongReplicas(trx);
    await trx.deleteFrom('media_source').where('url', 'like', '/media/clips/%').execute();
    for (const clip of clips) await give(trx, clip);
    await trx
      .insertInto('setting')
      .values({ name: DONE, value: clipsVersion })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: clipsVersion }))
      .execute();
  });
}
