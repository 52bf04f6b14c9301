import type { Db } from '@qingyin/server-db';

/** Feature names for `/x/capabilities` that depend on the catalogue: `no-songs` while it has no song. */
export async function songFeatures(db: Db): Promise<string[]> {
  const song = await db.selectFrom('song').select('id').where('hidden', '=', 0).limit(1).executeTakeFirst();
  return song ? [] : ['no-songs'];
}
