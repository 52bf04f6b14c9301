import {
  applyAlbum,
  createShortWriter,
  deriveAlbums,
  indexApplied,
  loadKnownArtists,
  mostFrequentText,
  type AlbumDraft,
  type AppliedAlbum,
  type KnownArtists,
  type ShortWriter,
  withScanLock,
} from '@qingyin/server-music-library';
import { type Db, type MusicFolderRow, whereIn } from '@qingyin/server-db';
import { pictureKey } from '@qingyin/server-files';
import { detachFromSharedSongs } from './detach-uploads.ts';
import { inTurn } from './in-turn.ts';
import { isDescribedByFolder } from './described-by-folder.ts';
import { settleSongs } from './settle-songs.ts';
import { shareAlbum } from './share-album.ts';
import { isAlbumFolder } from './upload-folder.ts';
import { type UploadFile, taggedUpload, uploadFilesIn } from './upload-files.ts';
import { UPLOADS_NAME, uploadsScope } from './uploads-library.ts';

export interface DerivingOptions {
  db: Db;
  /** ms since 1970 */
  now: () => number;
  signal?: AbortSignal;
}

/**
 * Derives the albums and songs of a user's uploads that changed. Uploads that were added to a music library are derived
 * as its files are, so that they join its albums and songs; the others have albums of their own.
 *
 * @param libraryId the library of the user's uploads
 * @param changed music files that changed; songs without an album are derived one by one, because they may be many
 */
export const deriveUploads = (
  options: DerivingOptions,
  libraryId: number,
  changed: readonly number[] = [],
): Promise<void> =>
  inTurn(() =>
    withScanLock(options.db, libraryId, () => deriveFolders(options, libraryId, new Set(changed))),
  );

/** Derives the songs of uploads by their music files, together with their albums. */
export async function deriveUploadsOf(
  options: DerivingOptions,
  musicFileIds: readonly number[],
): Promise<void> {
  if (musicFileIds.length === 0) return;
  const libraries = await options.db
    .selectFrom('music_file')
    .select('library_id')
    .distinct()
    .where(whereIn(options.db, 'id', musicFileIds))
    .execute();
  for (const { library_id } of libraries) await deriveUploads(options, library_id, musicFileIds);
}

/** Derives the song of one upload, see `deriveUploadsOf`. */
export const deriveUpload = (options: DerivingOptions, musicFileId: number): Promise<void> =>
  deriveUploadsOf(options, [musicFileId]);

async function deriveFolders(
  { db, now, signal }: DerivingOptions,
  libraryId: number,
  changed: ReadonlySet<number>,
): Promise<void> {
  const writer = createShortWriter(db, signal ?? new AbortController().signal);
  const folders = await changedFolders(db, libraryId, changed);
  if (folders.length === 0) return;
  const known = await loadKnownArtists(db);
  for (const folder of folders) {
    const load = async (): Promise<UploadFile[]> => {
      const all = await uploadFilesIn(db, folder.id);
      const sounds = new Set(all.filter(({ id }) => changed.has(id)).map((file) => file.audio_hash));
      // Files with the same sound are distinguished by their tags only when they are derived together.
      return isAlbumFolder(folder.path) || sounds.size === 0
        ? all
        : all.filter((file) => sounds.has(file.audio_hash));
    };
    await detachFromSharedSongs(db, writer, await load());
    const files = await load();
    const applied: AppliedAlbum = { albums: new Set(), artists: new Set(), songs: new Set() };
    for (const found of await applyUploads({ db, writer, known, folder, now }, files))
      for (const kind of ['albums', 'artists', 'songs'] as const)
        for (const id of found[kind]) applied[kind].add(id);
    await settleSongs(db, writer, files, applied);
    await indexApplied(db, writer, applied);
    await writer.write((trx) =>
      // Uploads that arrived meanwhile changed the signature.
      trx
        .updateTable('music_folder')
        .set({ dirty: 0 })
        .where('id', '=', folder.id)
        .where('signature', '=', folder.signature)
        .execute(),
    );
  }
}

const changedFolders = (db: Db, libraryId: number, changed: ReadonlySet<number>): Promise<MusicFolderRow[]> =>
  db
    .selectFrom('music_folder')
    .selectAll()
    .where('library_id', '=', libraryId)
    .where((eb) =>
      eb.or([
        eb('dirty', '>', 0),
        eb(
          'id',
          'in',
          eb
            .selectFrom('music_file')
            .select('folder_id')
            .where(whereIn(db, 'id', [...changed])),
        ),
      ]),
    )
    .orderBy('id')
    .execute();

interface Deriving {
  db: Db;
  writer: ShortWriter;
  known: KnownArtists;
  folder: MusicFolderRow;
  now: () => number;
}

/**
 * Writes the albums of a folder. An album of which a song was added to a music library is that library's as a whole, so
 * that its owner does not see two; others see the songs that they hear.
 */
async function applyUploads(
  { db, writer, known, folder, now }: Deriving,
  files: readonly UploadFile[],
): Promise<AppliedAlbum[]> {
  const libraryId = folder.library_id;
  const shared = new Set(files.filter((file) => file.shared).map(({ id }) => id));
  const drafts = deriveAlbums(
    files.map((file) => taggedUpload(file, folder.path)),
    { exceptions: [], ...known, scope: shared.size > 0 ? '' : uploadsScope(libraryId) },
  );
  const byId = new Map(files.map((file) => [file.id, file]));
  const songIds = await freeNumbers(db, files);
  const applied: AppliedAlbum[] = [];
  for (const draft of drafts) {
    if (shared.size > 0) await shareAlbum(db, writer, draft.identity, libraryId);
    for (const part of partsOf(draft, shared))
      applied.push(
        await applyAlbum(db, writer, part.draft, {
          scope: { scope: part.shared ? 0 : libraryId, libraryId, absolutePath: () => undefined },
          now: now(),
          files: byId,
          lyrics: new Map(files.flatMap(({ id, lyric }) => (lyric === '' ? [] : [[id, lyric]]))),
          folderName: UPLOADS_NAME,
          imageKey: coverOf(draft, byId),
          songIds,
          joins: (albumId) => isDescribedByFolder(db, albumId),
        }),
      );
  }
  return applied;
}

/** An album as one draft of the songs that others hear and one of the private ones; those without songs are left out. */
const partsOf = (draft: AlbumDraft, sharedFiles: ReadonlySet<number>) =>
  [true, false]
    .map((shared) => ({
      shared,
      draft: { ...draft, songs: draft.songs.filter(({ fileId }) => sharedFiles.has(fileId) === shared) },
    }))
    .filter((part) => part.draft.songs.length > 0);

/** Numbers of uploads that no song has: a new song gets the number of its upload. */
async function freeNumbers(db: Db, files: readonly UploadFile[]): Promise<Map<number, number>> {
  const ids = files.map(({ uploadId }) => uploadId);
  if (ids.length === 0) return new Map();
  const taken = await db
    .selectFrom('song')
    .select('id')
    .where(whereIn(db, 'id', ids))
    .execute();
  const numbers = new Set(taken.map(({ id }) => id));
  return new Map(files.flatMap(({ id, uploadId }) => (numbers.has(uploadId) ? [] : [[id, uploadId]])));
}

function coverOf({ songs }: AlbumDraft, files: ReadonlyMap<number, UploadFile>): string | undefined {
  const hash = mostFrequentText(songs.map(({ fileId }) => files.get(fileId)?.coverHash ?? ''));
  return hash === '' ? undefined : pictureKey(hash);
}
