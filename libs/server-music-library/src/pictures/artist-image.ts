import { type Db, whereIn } from '@qingyin/server-db';
import { chosenKeys } from './album-image.ts';
import { MUSIC_PICTURE } from './music-picture.ts';

/** Key of the drawn portrait of an artist without a picture. */
export const drawnPortrait = (artistId: number): string => `artist-calm-library-${artistId}`;

/**
 * Sets the image of artists found in files: the chosen picture, else the one in their folder, of several the one nearest
 * to the root of its library, else a drawn portrait.
 */
export async function refreshArtistImages(trx: Db, artistIds: readonly number[]): Promise<void> {
  const artists = await trx
    .selectFrom('library_artist')
    .innerJoin('artist', 'artist.id', 'library_artist.artist_id')
    .select(['artist.id', 'artist.image_key'])
    .where(whereIn(trx, 'artist.id', artistIds))
    .execute();
  const pictures = await trx
    .selectFrom('artist_picture')
    .innerJoin('music_folder', 'music_folder.id', 'artist_picture.folder_id')
    .select(['artist_picture.artist_id', 'artist_picture.hash', 'music_folder.path'])
    .where(whereIn(trx, 'artist_picture.artist_id', artistIds))
    .orderBy('artist_picture.library_id')
    .orderBy('music_folder.path')
    .execute();
  const chosen = await chosenKeys(trx, 'artist', artistIds);
  const depth = ({ path }: { path: string }): number => path.split('/').length;
  pictures.sort((a, b) => depth(a) - depth(b));
  for (const { id, image_key } of artists) {
    const picture = pictures.find(({ artist_id }) => artist_id === id);
    const found = picture ? `${MUSIC_PICTURE}${picture.hash}` : drawnPortrait(id);
    const key = chosen.get(id) ?? found;
    if (key !== image_key)
      await trx.updateTable('artist').set({ image_key: key }).where('id', '=', id).execute();
  }
}
