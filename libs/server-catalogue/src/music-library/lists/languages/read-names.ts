import type { Db } from '@qingyin/server-db';
import { indexOf } from '../index-of.ts';
import { readInPortions } from '../read-in-portions.ts';

/** A name with its sort key. */
interface Named {
  name: string;
  key: string;
}

const NONE: Named = { name: '', key: '' };

const fill = async <Row extends Named & { id: number }>(
  ids: Float64Array,
  read: (after: number, limit: number) => Promise<Row[]>,
  onRow: (row: Row, index: number) => void,
): Promise<void> =>
  readInPortions(
    read,
    ({ id }) => id,
    (row) => {
      const index = indexOf(ids, row.id);
      if (index !== -1) onRow(row, index);
    },
  );

/** Names of the artists of a snapshot. */
export async function readArtistNames(db: Db, ids: Float64Array): Promise<Named[]> {
  const names = Array.from(ids, () => NONE);
  const query = db
    .selectFrom('library_artist')
    .innerJoin('artist', 'artist.id', 'library_artist.artist_id')
    .select(['artist.id', 'artist.name', 'library_artist.sort_key as key']);
  const read = (after: number, limit: number) =>
    query
      .where('library_artist.artist_id', '>', after)
      .orderBy('library_artist.artist_id')
      .limit(limit)
      .execute();
  await fill(ids, read, ({ name, key }, index) => (names[index] = { name, key }));
  return names;
}

/** Names of the albums of a snapshot. */
export async function readAlbumNames(db: Db, ids: Float64Array): Promise<Named[]> {
  const names = Array.from(ids, () => NONE);
  const query = db
    .selectFrom('library_album')
    .innerJoin('album', 'album.id', 'library_album.album_id')
    .select(['album.id', 'album.name', 'library_album.sort_key as key']);
  const read = (after: number, limit: number) =>
    query
      .where('library_album.album_id', '>', after)
      .orderBy('library_album.album_id')
      .limit(limit)
      .execute();
  await fill(ids, read, ({ name, key }, index) => (names[index] = { name, key }));
  return names;
}

/** A song with its artists. */
interface NamedSong extends Named {
  /** id of the one who is named first */
  artist: number;
  /** text of all of them */
  credit: string;
}

/** Names of the songs of a snapshot, with their artists. */
export async function readSongNames(db: Db, ids: Float64Array): Promise<NamedSong[]> {
  const names = Array.from(ids, (): NamedSong => ({ ...NONE, artist: 0, credit: '' }));
  const query = db
    .selectFrom('library_song')
    .innerJoin('song', 'song.id', 'library_song.song_id')
    .leftJoin('song_artist', (join) =>
      join.onRef('song_artist.song_id', '=', 'song.id').on('song_artist.position', '=', 0),
    )
    .select(['song.id', 'song.name', 'library_song.sort_key as key'])
    .select(['song_artist.artist_id as artist', 'library_song.artist_text as credit']);
  const read = (after: number, limit: number) =>
    query.where('library_song.song_id', '>', after).orderBy('library_song.song_id').limit(limit).execute();
  await fill(ids, read, ({ name, key, artist, credit }, index) => {
    names[index] = { name, key, artist: artist ?? 0, credit };
  });
  return names;
}
