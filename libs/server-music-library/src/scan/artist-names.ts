import { isAlbumOf } from '@qingyin/server-catalogue';
import { whereIn } from '@qingyin/server-db';
import type { AppliedAlbum } from '../apply/apply-album.ts';
import { initialOf, sortKey } from '../apply/sort-key.ts';
import { mostFrequentName, type SeenName, type SeenNames } from '../derive/seen-names.ts';
import type { ScanContext } from './scan-context.ts';

interface NamedArtist {
  id: number;
  identity: string;
  name: string;
}

/**
 * Renames artists whose tags spell their name in another way by now: case, traditional characters, or any other name with
 * the same MusicBrainz id. The spelling of most of their songs counts, and of equally frequent ones that of the newest
 * scan. Uploads do not count: they must not rename an artist for others.
 *
 * @param seen names of the albums that were derived
 * @param applied takes up what is found by the names, for the search index
 */
export async function applyArtistNames(
  scan: ScanContext,
  seen: SeenNames,
  applied: AppliedAlbum,
): Promise<void> {
  const { db, library } = scan;
  if (library.kind !== 'folder' || seen.size === 0) return;
  const artists = await db
    .selectFrom('library_artist')
    .innerJoin('artist', 'artist.id', 'library_artist.artist_id')
    .select(['artist.id', 'artist.name', 'library_artist.identity'])
    .where(whereIn(db, 'library_artist.identity', [...seen.keys()]))
    .execute();
  for (const artist of artists) {
    const names = [...(seen.get(artist.identity)?.values() ?? [])];
    if (names.some(({ draft }) => draft.name !== artist.name)) await rename(scan, artist, names, applied);
  }
}

async function rename(
  scan: ScanContext,
  { id, name }: NamedArtist,
  seen: readonly SeenName[],
  applied: AppliedAlbum,
): Promise<void> {
  const newest = seen.toSorted((a, b) => b.times - a.times).map(({ draft }) => draft);
  const names = new Set([...newest.map((draft) => draft.name), name]);
  const best = mostFrequentName([...names], await taggedArtists(scan, id));
  const draft = newest.find((one) => one.name === best);
  if (!draft || draft.name === name) return;
  const key = sortKey(draft.sortName || draft.name);
  const initial = initialOf(key);
  await scan.writer.write(async (trx) => {
    await trx.updateTable('artist').set({ name: draft.name, initial }).where('id', '=', id).execute();
    await trx
      .updateTable('library_artist')
      .set({ sort_key: key, initial })
      .where('artist_id', '=', id)
      .execute();
  });
  await noteFound(scan, id, applied);
}

/** Artists as tagged of the present songs of an artist in folders, with the number of songs. */
async function taggedArtists({ db }: ScanContext, artistId: number) {
  const rows = await db
    .selectFrom('song_artist')
    .innerJoin('library_song', 'library_song.song_id', 'song_artist.song_id')
    .innerJoin('music_file', 'music_file.id', 'library_song.file_id')
    .innerJoin('music_library', 'music_library.id', 'music_file.library_id')
    .select((eb) => ['library_song.artist_text as text', eb.fn.countAll<number>().as('songs')])
    .where('song_artist.artist_id', '=', artistId)
    .where('library_song.missing_since', 'is', null)
    .where('music_library.kind', '=', 'folder')
    .where('music_library.removed_at', 'is', null)
    .groupBy('library_song.artist_text')
    .execute();
  return rows.map(({ text, songs }) => ({ text, songs: Number(songs) }));
}

/** Notes all that is found by the name of an artist. */
async function noteFound({ db }: ScanContext, artistId: number, applied: AppliedAlbum): Promise<void> {
  applied.artists.add(artistId);
  const albums = await db.selectFrom('album').select('id').where(isAlbumOf(artistId)).execute();
  for (const { id } of albums) applied.albums.add(id);
  const songs = await db
    .selectFrom('song_artist')
    .select('song_id')
    .where('artist_id', '=', artistId)
    .execute();
  for (const { song_id } of songs) applied.songs.add(song_id);
  const credited = await db
    .selectFrom('song_credit')
    .innerJoin('song', 'song.id', 'song_credit.song_id')
    .select(['song.id', 'song.album_id'])
    .where('song_credit.artist_id', '=', artistId)
    .execute();
  for (const { id, album_id } of credited) {
    applied.songs.add(id);
    applied.albums.add(album_id);
  }
}
