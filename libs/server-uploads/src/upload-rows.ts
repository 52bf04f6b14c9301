import type { CloudSongRow, Db, MusicFileRow } from '@qingyin/server-db';
import type { MusicFileFacts } from '@qingyin/server-files';
import { ensureUploadFolder, uploadFolder } from './upload-folder.ts';
import { ensureUploadsLibrary } from './uploads-library.ts';

/** What of an upload decides about its music file. */
export type Upload = Pick<
  CloudSongRow,
  'user_id' | 'file_hash' | 'file_name' | 'file_size' | 'added_at' | 'artist' | 'album'
>;

/**
 * Adds the music file of an upload, in the transaction that adds the upload; `deriveUploads` then makes its song.
 *
 * @returns id of the music file
 */
export async function insertUploadFile(trx: Db, upload: Upload, facts: MusicFileFacts): Promise<number> {
  const libraryId = await ensureUploadsLibrary(trx, upload.user_id, upload.added_at);
  const { type, durationMs, bitrate, sampleRate, channels, bits, audioHash, tags } = facts;
  const row: Omit<MusicFileRow, 'id'> = {
    library_id: libraryId,
    folder_id: await ensureUploadFolder(trx, libraryId, uploadFolder(upload)),
    name: upload.file_name,
    size: upload.file_size,
    modified_at: upload.added_at,
    inode: '',
    state: 'read',
    tries: 0,
    error: '',
    missing_since: null,
    added_at: upload.added_at,
    audio_hash: audioHash,
    type,
    duration_ms: durationMs,
    bitrate,
    sample_rate: sampleRate,
    channels,
    bits,
    tags: JSON.stringify(tags),
    // The cover of an upload is stored beside it.
    picture: '',
    reread: 0,
  };
  const { id } = await trx.insertInto('music_file').values(row).returning('id').executeTakeFirstOrThrow();
  await trx
    .updateTable('cloud_song')
    .set({ music_file_id: id })
    .where('user_id', '=', upload.user_id)
    .where('file_hash', '=', upload.file_hash)
    .execute();
  return id;
}
