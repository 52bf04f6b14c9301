import { FIRST_CLOUD_SONG_ID } from '@qingyin/server-catalogue';
import { enqueueFile } from '@qingyin/server-sound';
import {
  type Files,
  damagedCopy,
  reencodePicture,
  storeBytes,
  singleLineText,
  type MusicFileFacts,
  type SoundFacts,
  registerFile,
  type FileToStore,
  releaseFiles,
} from '@qingyin/server-files';
import { type CloudSongRow, type Db, nextId, inWriteTransaction } from '@qingyin/server-db';
import { deriveUpload } from './derive-uploads.ts';
import { assertCloudQuota } from './upload-quota.ts';
import { insertUploadFile } from './upload-rows.ts';

/** The part of the application context needed for files of users. */
export interface UploadContext {
  db: Db;
  files: Files;
  /** ms since 1970 */
  now: () => number;
}

export interface NewUpload {
  userId: number;
  /** the file, already in the store */
  file: { name: string; sha256: string; md5: string; size: number };
  /** file name given by the client */
  fileName: string;
  facts: SoundFacts;
  /** tags and hash of the sound */
  music: MusicFileFacts;
  /** tags given by the client; empty ones fall back to the tags of the file */
  tags?: { song: string; artist: string; album: string };
  /** the song that it is matched to */
  matchedId?: number | undefined;
  /** the upload ticket; its song id becomes the id of the song */
  ticket?: { id: string; songId: number };
}

/**
 * Adds a file to a user's cloud disk and makes its song. A file that is already on it leaves the song unchanged. Removes
 * the stored file if it came without a ticket and is not needed in the end.
 *
 * @throws BusinessError if the quota is exceeded
 */
export async function addUpload(
  { db, files, now }: UploadContext,
  song: NewUpload,
): Promise<{ row: CloudSongRow; already: boolean }> {
  const { store, limits } = files;
  const { file, userId, ticket } = song;
  const spare = new Set(ticket ? [] : [file.name]);
  try {
    const cover = await storedCover(store, song.facts.cover);
    if (cover) spare.add(cover.name);
    const draft = draftOf(song, cover?.sha256 ?? null, now());
    const entries: FileToStore[] = [];
    for (const { sha256: hash, name, size } of [file, ...(cover ? [cover] : [])])
      entries.push({ hash, name, size, now: now(), damaged: await damagedCopy({ db, files }, hash) });
    const done = await inWriteTransaction(db, async (trx) => {
      if (ticket) await trx.deleteFrom('upload_ticket').where('id', '=', ticket.id).execute();
      const known = await trx
        .selectFrom('cloud_song')
        .selectAll()
        .where('user_id', '=', userId)
        .where('file_hash', '=', file.sha256)
        .executeTakeFirst();
      if (known) {
        // Damaged stored copies are replaced by the file just received.
        const again = entries.filter(({ hash }) => hash === known.file_hash || hash === known.cover_hash);
        const entered = await enterAll(trx, again);
        return {
          row: known,
          already: true,
          ...entered,
          gone: [...entered.gone, ...(await releaseFiles(trx, [file.sha256]))],
        };
      }
      await assertCloudQuota(trx, userId, file.size, limits);
      const entered = await enterAll(trx, entries);
      const id = ticket?.songId ?? (await nextId(trx, 'cloud', FIRST_CLOUD_SONG_ID));
      const row = await trx
        .insertInto('cloud_song')
        .values({ ...draft, id })
        .returningAll()
        .executeTakeFirstOrThrow();
      await enqueueFile(trx, row.file_hash);
      const musicFileId = await insertUploadFile(trx, row, song.music);
      return { row, already: false, musicFileId, ...entered };
    });
    for (const name of done.kept) spare.delete(name);
    for (const name of done.gone) spare.add(name);
    if (!('musicFileId' in done)) return { row: done.row, already: true };
    await deriveUpload({ db, now }, done.musicFileId);
    return { row: await uploadOf(db, done.musicFileId), already: false };
  } finally {
    await store.remove([...spare]);
  }
}

/** Registers files. @returns names that are in use, and those without references */
async function enterAll(trx: Db, entries: FileToStore[]): Promise<{ kept: string[]; gone: string[] }> {
  const gone: string[] = [];
  for (const entry of entries) gone.push(...(await registerFile(trx, entry)));
  return { kept: entries.map(({ name }) => name).filter((name) => !gone.includes(name)), gone };
}

function draftOf(
  { userId, file, fileName, facts, tags, matchedId }: NewUpload,
  coverHash: string | null,
  now: number,
) {
  const name = displayFileName(fileName);
  return {
    user_id: userId,
    file_hash: file.sha256,
    md5: file.md5,
    file_name: name,
    file_size: file.size,
    type: facts.type,
    name: singleLineText(tags?.song) || facts.title || name.replace(/\.[^.]{1,5}$/, '') || name,
    artist: singleLineText(tags?.artist) || facts.artist,
    album: singleLineText(tags?.album) || facts.album,
    bitrate: facts.bitrate,
    sample_rate: facts.sampleRate,
    duration_ms: facts.durationMs,
    added_at: now,
    lyric: facts.lyric,
    cover_hash: coverHash,
    matched_id: matchedId ?? null,
    music_file_id: null,
  };
}

/** The upload with a music file; its number may have become that of a song whose sound it has. */
const uploadOf = (db: Db, musicFileId: number): Promise<CloudSongRow> =>
  db.selectFrom('cloud_song').selectAll().where('music_file_id', '=', musicFileId).executeTakeFirstOrThrow();

/** File name for display: the last path segment without invisible characters. */
export const displayFileName = (fileName: string): string =>
  singleLineText(fileName.split(/[\\/]/).at(-1)) || '未命名';

/** Stores the cover embedded in the file, redrawn; an unreadable one is ignored. */
async function storedCover(store: Files['store'], bytes: Uint8Array | undefined) {
  const picture = bytes && (await reencodePicture(bytes, 'middle').catch(() => undefined));
  if (!picture) return undefined;
  const { sha256, size, ...file } = await storeBytes(store, picture);
  return { sha256, size, name: await store.commit({ sha256, size, ...file }) };
}
