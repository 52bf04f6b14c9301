import { searchKinds } from '@qingyin/contract';
import { type Db, type PicturedKind, whereIn } from '@qingyin/server-db';
import { indexEntities } from '@qingyin/server-search';

/** Albums and artists that songs refer to. */
export interface Referred {
  albums: number[];
  artists: number[];
}

/** The albums and artists of songs that are about to be deleted. */
export async function referredBy(trx: Db, songIds: readonly number[]): Promise<Referred> {
  const albums = await trx
    .selectFrom('song')
    .innerJoin('library_album', 'library_album.album_id', 'song.album_id')
    .innerJoin('album', 'album.id', 'song.album_id')
    .select(['album.id', 'album.artist_id'])
    .distinct()
    .where(whereIn(trx, 'song.id', songIds))
    .execute();
  const artists = await trx
    .selectFrom('song_artist')
    .select('artist_id')
    .distinct()
    .where(whereIn(trx, 'song_id', songIds))
    .execute();
  const credited = await trx
    .selectFrom('song_credit')
    .select('artist_id')
    .distinct()
    .where(whereIn(trx, 'song_id', songIds))
    .execute();
  const albumIds = albums.map(({ id }) => id);
  const further = await trx
    .selectFrom('album_artist')
    .select('artist_id')
    .distinct()
    .where(whereIn(trx, 'album_id', albumIds))
    .execute();
  return {
    albums: albumIds,
    artists: [...new Set([...albums, ...artists, ...credited, ...further].map(({ artist_id }) => artist_id))],
  };
}

/** Deletes those of the albums and artists, found in files, that no song is left of. */
export async function deleteUnused(trx: Db, { albums, artists }: Referred): Promise<void> {
  const used = await trx
    .selectFrom('song')
    .select('album_id')
    .distinct()
    .where(whereIn(trx, 'album_id', albums))
    .execute();
  const gone = without(
    albums,
    used.map(({ album_id }) => album_id),
  );
  for (const [table, column] of [
    ['album_artist', 'album_id'],
    ['library_album', 'album_id'],
    ['album', 'id'],
  ] as const)
    await trx
      .deleteFrom<'album_artist' | 'library_album' | 'album'>(table)
      .where(whereIn(trx, column, gone))
      .execute();
  await deletePictures(trx, 'album', gone);
  await deleteCollected(trx, 'album', gone);
  await indexEntities(trx, searchKinds.album, ...gone);
  await deleteUnusedArtists(trx, artists);
}

async function deleteUnusedArtists(trx: Db, artists: readonly number[]): Promise<void> {
  const singing = await trx
    .selectFrom('song_artist')
    .select('artist_id')
    .distinct()
    .where(whereIn(trx, 'artist_id', artists))
    .execute();
  const credited = await trx
    .selectFrom('song_credit')
    .select('artist_id')
    .distinct()
    .where(whereIn(trx, 'artist_id', artists))
    .execute();
  const owning = await trx
    .selectFrom('album')
    .select('artist_id')
    .distinct()
    .where(whereIn(trx, 'artist_id', artists))
    .execute();
  const sharing = await trx
    .selectFrom('album_artist')
    .select('artist_id')
    .distinct()
    .where(whereIn(trx, 'artist_id', artists))
    .execute();
  const found = await trx
    .selectFrom('library_artist')
    .select('artist_id')
    .where(whereIn(trx, 'artist_id', artists))
    .execute();
  const used = [...singing, ...credited, ...owning, ...sharing].map(({ artist_id }) => artist_id);
  const gone = without(
    found.map(({ artist_id }) => artist_id),
    used,
  );
  for (const [table, column] of [
    ['artist_picture', 'artist_id'],
    ['library_artist', 'artist_id'],
    ['artist', 'id'],
  ] as const)
    await trx
      .deleteFrom<'artist_picture' | 'library_artist' | 'artist'>(table)
      .where(whereIn(trx, column, gone))
      .execute();
  await deletePictures(trx, 'artist', gone);
  await deleteCollected(trx, 'artist', gone);
  await indexEntities(trx, searchKinds.artist, ...gone);
}

/** Deletes what was chosen or found for albums or artists; the nightly clean-up deletes the stored pictures. */
async function deletePictures(trx: Db, kind: PicturedKind, ids: readonly number[]): Promise<void> {
  const chosen = await trx
    .deleteFrom('chosen_picture')
    .where('kind', '=', kind)
    .where(whereIn(trx, 'owner_id', ids))
    .returning('correction_id')
    .execute();
  const corrections = chosen.map(({ correction_id }) => correction_id);
  await trx
    .deleteFrom('correction')
    .where(whereIn(trx, 'id', corrections))
    .execute();
  for (const table of ['found_text', 'outside_find'] as const)
    await trx
      .deleteFrom<'found_text' | 'outside_find'>(table)
      .where('kind', '=', kind)
      .where(whereIn(trx, 'owner_id', ids))
      .execute();
}

const deleteCollected = (trx: Db, kind: 'album' | 'artist', ids: readonly number[]) =>
  trx
    .deleteFrom('subscription')
    .where('kind', '=', kind)
    .where(whereIn(trx, 'resource_id', ids))
    .execute();

const without = (ids: readonly number[], used: readonly number[]): number[] => {
  const kept = new Set(used);
  return ids.filter((id) => !kept.has(id));
};
