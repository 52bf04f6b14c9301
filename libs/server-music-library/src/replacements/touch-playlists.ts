import type { Db } from '@qingyin/server-db';

/** Lets clients read the songs of the playlists again in which a replacement changes songs. @param now ms since 1970 */
export async function touchPlaylists(trx: Db, replacementId: number, now: number): Promise<void> {
  await trx
    .updateTable('playlist')
    .set((eb) => ({
      tracks_updated_at: eb
        .case()
        .when('tracks_updated_at', '<', now)
        .then(now)
        .else(eb('tracks_updated_at', '+', 1))
        .end(),
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('replaced_row')
        .select('row_id')
        .where('replacement_id', '=', replacementId)
        .where('place', '=', 'playlist_track'),
    )
    .execute();
}
