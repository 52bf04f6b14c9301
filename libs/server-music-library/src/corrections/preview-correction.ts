import type { CorrectedSong, CorrectionPreview } from '@qingyin/contract';
import { type Db, whereIn } from '@qingyin/server-db';
import type { AlbumDraft } from '../derive/drafts.ts';
import { correctableFiles } from './corrected-files.ts';
import type { CorrectionRequest } from './corrections.ts';
import { derivedSongs, deriveWithChange, namesOf } from './derived-songs.ts';
import { trackKey } from './songs-of-tracks.ts';

const SONGS_SHOWN = 100;

/** Derives the albums of the songs' folders with and without a correction, and returns what differs. Writes nothing. */
export async function previewCorrection(
  db: Db,
  { songIds, libraries, fields }: CorrectionRequest,
): Promise<CorrectionPreview> {
  const files = await correctableFiles(db, songIds, libraries);
  const { before, after } = await deriveWithChange(db, files, { fields });
  const ids = await songIdsOf(db, before);
  const old = derivedSongs(before);
  const changed = [...derivedSongs(after)].flatMap(([key, song]) => {
    const was = old.get(key);
    const id = ids.get(key);
    return id !== undefined && was && JSON.stringify(was) !== JSON.stringify(song)
      ? [{ id, before: was, after: song }]
      : [];
  });
  return {
    songs: changed.slice(0, SONGS_SHOWN),
    changed: changed.length,
    albums: await changedAlbums(db, libraries, before, after),
  };
}

/** What songs are called at present, in the order of their ids. */
export async function presentTags(
  db: Db,
  songIds: readonly number[],
  libraries: readonly number[],
): Promise<{ id: number; tags: CorrectedSong }[]> {
  const files = await correctableFiles(db, songIds, libraries);
  const { before } = await deriveWithChange(db, files);
  const ids = await songIdsOf(db, before);
  const tags = new Map(
    [...derivedSongs(before)].flatMap(([key, song]) => {
      const id = ids.get(key);
      return id === undefined ? [] : [[id, song] as const];
    }),
  );
  return songIds.flatMap((id) => {
    const song = tags.get(id);
    return song ? [{ id, tags: song }] : [];
  });
}

/** Ids of the songs of albums, by `trackKey`. */
async function songIdsOf(db: Db, albums: readonly AlbumDraft[]): Promise<Map<string, number>> {
  const files = albums.flatMap(({ songs }) => songs.map(({ fileId }) => fileId));
  if (files.length === 0) return new Map();
  const rows = await db
    .selectFrom('song_file')
    .select(['file_id', 'start_ms', 'song_id'])
    .where(whereIn(db, 'file_id', files))
    .execute();
  return new Map(rows.map(({ file_id, start_ms, song_id }) => [trackKey(file_id, start_ms), song_id]));
}

/** Albums that get other numbers of songs. Albums may have further songs in other folders. */
export async function changedAlbums(
  db: Db,
  libraries: readonly number[],
  before: readonly AlbumDraft[],
  after: readonly AlbumDraft[],
): Promise<CorrectionPreview['albums']> {
  const counts = new Map<string, { draft: AlbumDraft; before: number; after: number }>();
  for (const [when, drafts] of [
    ['before', before],
    ['after', after],
  ] as const)
    for (const draft of drafts) {
      const entry = counts.get(draft.identity) ?? { draft, before: 0, after: 0 };
      entry[when] += draft.songs.length;
      counts.set(draft.identity, entry);
    }
  const moved = [...counts].filter(([, entry]) => entry.before !== entry.after);
  const known = await songsInAlbums(
    db,
    libraries,
    moved.map(([identity]) => identity),
  );
  return moved.map(([identity, entry]) => {
    const now = Math.max(known.get(identity) ?? 0, entry.before);
    return {
      ...{ name: entry.draft.name, artists: namesOf(entry.draft.artists) },
      ...{ before: now, after: now + entry.after - entry.before },
    };
  });
}

/** Numbers of songs of albums that are heard in the libraries, by identity. */
async function songsInAlbums(
  db: Db,
  libraries: readonly number[],
  identities: readonly string[],
): Promise<Map<string, number>> {
  if (identities.length === 0) return new Map();
  const rows = await db
    .selectFrom('library_album')
    .innerJoin('song', 'song.album_id', 'library_album.album_id')
    .innerJoin('song_file', 'song_file.song_id', 'song.id')
    .select((eb) => ['library_album.identity', eb.fn.count<number>('song.id').distinct().as('songs')])
    .where(whereIn(db, 'song_file.library_id', libraries))
    .where('library_album.identity', 'in', identities)
    .groupBy('library_album.identity')
    .execute();
  return new Map(rows.map(({ identity, songs }) => [identity, Number(songs)]));
}
