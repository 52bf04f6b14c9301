import { FIRST_CLOUD_SONG_ID } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';

/**
 * Feature names for `/x/capabilities` that depend on the catalogue: `no-songs` while it has no song. Uploads, which others
 * do not hear, are none.
 */
export async function songFeatures(db: Db): Promise<string[]> {
  const song = await db
    .selectFrom('song')
    .select('id')
    .where('hidden', '=', 0)
    .where('id', '<', FIRST_CLOUD_SONG_ID)
    .limit(1)
    .executeTakeFirst();
  return song ? [] : ['no-songs'];
}
