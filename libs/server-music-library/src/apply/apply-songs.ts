import { FIRST_LIBRARY_ID, needsConversion, sizeOfPart } from '@qingyin/server-catalogue';
import { type Db, insertMany, insertRows, type MusicFileRow, reserveIds, whereIn } from '@qingyin/server-db';
import type { SongDraft } from '../derive/drafts.ts';
import { undoOvertaken } from '../replacements/undo-replacement.ts';
import { dropMissingPlaces } from './drop-missing-places.ts';
import { type AlbumFile, soundKey } from './match-candidates.ts';
import { type MatchedSong, primaryDraft } from './match-songs.ts';
import { writeCredits } from './write-credits.ts';
import { refreshAvailability } from './song-availability.ts';
import { sortKey } from './sort-key.ts';

/** What all songs of an album share when they are written. */
export interface SongTarget {
  albumId: number;
  releasedAt: number;
  libraryId: number;
  scope: number;
  /** ms since 1970 */
  now: number;
  files: ReadonlyMap<
    number,
    AlbumFile & Pick<MusicFileRow, 'size' | 'sample_rate' | 'channels' | 'added_at'>
  >;
  /** ids of the artists by identity */
  artists: ReadonlyMap<string, number>;
  /** lyrics beside the file, by file id */
  lyrics: ReadonlyMap<number, string>;
  /** files of other folders that are gone, although they are not marked as missing yet */
  vanished: ReadonlySet<number>;
  /** numbers for new songs by file id; other new songs get the next free ones */
  songIds?: ReadonlyMap<number, number>;
}

/**
 * Writes songs of one album: rows of `song` and `library_song`, their artists, genres, credits, files and
 * sounds.
 *
 * @returns ids of the songs in order
 */
export async function applySongs(
  trx: Db,
  matched: readonly MatchedSong[],
  target: SongTarget,
): Promise<number[]> {
  const numberOf = ({ songId, drafts }: MatchedSong): number | undefined =>
    songId ?? target.songIds?.get(drafts[0]?.fileId ?? 0);
  const fresh = matched.filter((one) => numberOf(one) === undefined);
  const first = fresh.length ? await reserveIds(trx, 'library-song', FIRST_LIBRARY_ID, fresh.length) : 0;
  const songs = matched.map((one) => {
    const id = numberOf(one) ?? first + fresh.indexOf(one);
    return {
      id,
      isNew: one.songId === undefined,
      drafts: one.drafts,
      draft: primaryDraft(one.drafts, target.files),
    };
  });
  const before = await songsOfFiles(trx, songs);
  await writeFiles(trx, songs, target);
  const primary = await songsWithPrimaryFileElsewhere(trx, songs, target.vanished);
  // Tags of a song that is played from a better file of another folder are those of that file.
  const written = songs.filter(({ id }) => !primary.has(id));
  await writeRows(trx, written, target);
  const known = written.flatMap(({ id, isNew }) => (isNew ? [] : [id]));
  if (known.length)
    for (const table of ['song_artist', 'song_genre', 'song_credit'] as const)
      await trx
        .deleteFrom(table)
        .where(whereIn(trx, 'song_id', known))
        .execute();
  await writeArtists(trx, written, target);
  await writeGenres(trx, written);
  await writeCredits(trx, written, target.artists);
  const ids = new Set(songs.map(({ id }) => id));
  // Rows were written as playable, which a file that the server cannot convert is not.
  const unsure = songs.filter(({ id, draft }) => primary.has(id) || isConverted(draft, target));
  await refreshAvailability(
    trx,
    [...before.filter((id) => !ids.has(id)), ...unsure.map(({ id }) => id)],
    target.now,
  );
  await dropMissingPlaces(trx, known);
  await undoOvertaken(trx, { present: known, gone: [] }, target.now);
  return [...ids];
}

const isConverted = ({ fileId, startMs, endMs }: SongDraft, { files }: SongTarget): boolean =>
  needsConversion({ type: files.get(fileId)?.type ?? '', startMs, endMs });

interface AppliedSong {
  id: number;
  isNew: boolean;
  drafts: readonly SongDraft[];
  draft: SongDraft;
}

/** Songs that the files were before; one that loses its last file to another song is missing. */
async function songsOfFiles(trx: Db, songs: readonly AppliedSong[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('song_file')
    .select('song_id')
    .distinct()
    .where(
      whereIn(
        trx,
        'file_id',
        songs.flatMap(({ drafts }) => drafts.map(({ fileId }) => fileId)),
      ),
    )
    .execute();
  return rows.map((row) => row.song_id);
}

async function writeFiles(
  trx: Db,
  songs: readonly AppliedSong[],
  { libraryId, scope, files, songIds }: SongTarget,
): Promise<void> {
  const rows = songs.flatMap(({ id, drafts }) =>
    drafts.map((draft) => ({
      file_id: draft.fileId,
      start_ms: draft.startMs,
      library_id: libraryId,
      song_id: id,
      end_ms: draft.endMs,
    })),
  );
  await insertRows(trx, 'song_file', rows, { known: ['file_id', 'start_ms', 'library_id'] });
  // Uploads are heard in the libraries too that they were added to.
  if (songIds)
    for (const row of rows)
      await trx
        .updateTable('song_file')
        .set({ song_id: row.song_id })
        .where('file_id', '=', row.file_id)
        .where('start_ms', '=', row.start_ms)
        .execute();
  const sounds = songs
    .flatMap(({ id, drafts }) =>
      drafts.map((draft) => ({
        scope,
        audio_hash: soundKey(files.get(draft.fileId)?.audio_hash ?? '', draft),
        song_id: id,
      })),
    )
    .filter((row) => row.audio_hash !== '');
  await insertRows(trx, 'song_audio', sounds, { known: 'ignore' });
}

/** Songs of which a present file outside of the drafts is better than all files of the drafts. */
async function songsWithPrimaryFileElsewhere(
  trx: Db,
  songs: readonly AppliedSong[],
  vanished: ReadonlySet<number>,
): Promise<Set<number>> {
  const known = songs.filter(({ isNew }) => !isNew);
  if (known.length === 0) return new Set();
  const rows = await trx
    .selectFrom('song_file')
    .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
    .innerJoin('music_library', 'music_library.id', 'music_file.library_id')
    .select(['song_file.song_id', 'music_file.id', 'music_file.bits', 'music_file.bitrate'])
    .where(
      whereIn(
        trx,
        'song_file.song_id',
        known.map(({ id }) => id),
      ),
    )
    .where('music_file.missing_since', 'is', null)
    .where('music_file.state', '=', 'read')
    .where('music_library.removed_at', 'is', null)
    .where('music_library.state', '!=', 'offline')
    .orderBy((eb) => eb.case().when('music_file.bits', '>', 0).then(0).else(1).end())
    .orderBy('music_file.bitrate', 'desc')
    .orderBy('music_file.id')
    .execute();
  const best = new Map<number, number>();
  for (const row of rows) if (!best.has(row.song_id) && !vanished.has(row.id)) best.set(row.song_id, row.id);
  return new Set(
    known
      .filter(({ id, drafts }) => {
        const file = best.get(id);
        return file !== undefined && !drafts.some((draft) => draft.fileId === file);
      })
      .map(({ id }) => id),
  );
}

async function writeRows(trx: Db, songs: readonly AppliedSong[], target: SongTarget): Promise<void> {
  const fresh = songs.filter(({ isNew }) => isNew);
  await insertMany(
    trx,
    'song',
    fresh.map(({ id, draft }) => ({ ...songRow(draft, target), ...FIXED_COLUMNS, id, audio_id: id })),
  );
  await insertMany(
    trx,
    'library_song',
    fresh.map(({ id, draft }) => ({ song_id: id, ...factsRow(draft, target) })),
  );
  for (const { id, isNew, draft } of songs) {
    if (isNew) continue;
    await trx.updateTable('song').set(songRow(draft, target)).where('id', '=', id).execute();
    const { added_at: _kept, ...changed } = factsRow(draft, target);
    await trx.updateTable('library_song').set(changed).where('song_id', '=', id).execute();
  }
}

/** Columns of `song` that songs from files do not use. */
const FIXED_COLUMNS = {
  name_en: '',
  fee: 0,
  mv_id: 0,
  popularity: 0,
  mark: 0,
  poem_slug: '',
  recipe: '',
  hidden: 0,
  access: 1,
};

function songRow(draft: SongDraft, { albumId, releasedAt, files }: SongTarget) {
  const { startMs, endMs } = draft;
  const file = files.get(draft.fileId);
  return {
    name: draft.title,
    album_id: albumId,
    disc: String(draft.discNo),
    no: draft.trackNo,
    duration_ms: draft.durationMs,
    publish_time: releasedAt,
    available: 1,
    lossless: (file?.bits ?? 0) > 0 ? 1 : 0,
    bitrate: file?.bitrate ?? 0,
    sample_rate: file?.sample_rate ?? 0,
    file_size: file ? sizeOfPart({ size: file.size, durationMs: file.duration_ms, startMs, endMs }) : 0,
  };
}

function factsRow(draft: SongDraft, { files, lyrics }: SongTarget) {
  const file = files.get(draft.fileId);
  return {
    file_id: draft.fileId,
    added_at: file?.added_at ?? 0,
    missing_since: null,
    year: draft.year,
    disc_no: draft.discNo,
    disc_subtitle: draft.discSubtitle,
    type: file?.type ?? '',
    bits: file?.bits ?? 0,
    channels: file?.channels ?? 0,
    mbid: draft.mbid,
    artist_text: draft.artistText,
    sort_key: sortKey(draft.sortName || draft.title),
    lyric: lyrics.get(draft.fileId) ?? draft.lyric,
    track_gain: draft.trackGain,
    album_gain: draft.albumGain,
    work: draft.work,
    movement: draft.movement,
    movement_no: draft.movementNo,
  };
}

async function writeArtists(trx: Db, songs: readonly AppliedSong[], { artists }: SongTarget): Promise<void> {
  await insertMany(
    trx,
    'song_artist',
    songs.flatMap(({ id, draft }) => {
      const ids = [...new Set(draft.artists.flatMap(({ identity }) => artists.get(identity) ?? []))];
      return ids.map((artist_id, position) => ({ song_id: id, artist_id, position }));
    }),
  );
}

async function writeGenres(trx: Db, songs: readonly AppliedSong[]): Promise<void> {
  await insertMany(
    trx,
    'song_genre',
    songs.flatMap(({ id, draft }) =>
      draft.genres.map(({ key, name }) => ({ song_id: id, genre_key: key, genre: name })),
    ),
  );
}
