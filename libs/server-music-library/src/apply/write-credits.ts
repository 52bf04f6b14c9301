import { type Db, insertMany } from '@qingyin/server-db';
import type { SongDraft } from '../derive/drafts.ts';

/**
 * Writes the credits of songs that have none.
 *
 * @param artists ids by identity
 */
export async function writeCredits(
  trx: Db,
  songs: readonly { id: number; draft: Pick<SongDraft, 'credits'> }[],
  artists: ReadonlyMap<string, number>,
): Promise<void> {
  await insertMany(
    trx,
    'song_credit',
    songs.flatMap(({ id, draft }) =>
      draft.credits.flatMap(({ role, artist, detail }, position) => {
        const artistId = artists.get(artist.identity);
        return artistId === undefined ? [] : [{ song_id: id, role, position, artist_id: artistId, detail }];
      }),
    ),
  );
}
