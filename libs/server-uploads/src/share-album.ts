import type { ShortWriter } from '@qingyin/server-music-library';
import type { Db } from '@qingyin/server-db';
import { uploadsScope } from './uploads-library.ts';

/**
 * Makes the album of private uploads one of the music libraries, with its number, unless these have the album already.
 *
 * @param identity identity of the album in music libraries
 */
export async function shareAlbum(
  db: Db,
  writer: ShortWriter,
  identity: string,
  libraryId: number,
): Promise<void> {
  const known = await db
    .selectFrom('library_album')
    .select(['album_id', 'identity'])
    .where('identity', 'in', [identity, `${uploadsScope(libraryId)}/${identity}`])
    .execute();
  const [album] = known;
  if (!album || known.length > 1 || album.identity === identity) return;
  await writer.write((trx) =>
    trx.updateTable('library_album').set({ identity }).where('album_id', '=', album.album_id).execute(),
  );
}
