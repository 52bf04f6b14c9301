import type { TaggedFile } from '@qingyin/server-music-library';
import { ALL_SONGS, songsByIds } from '@qingyin/server-catalogue';
import { type CloudSongRow, type Db, type MusicFileRow, whereIn } from '@qingyin/server-db';
import type { RawMusicTags } from '@qingyin/server-files';
import { type UploadNames, uploadTags } from './upload-tags.ts';

/** The music file of an upload with what is needed to derive its song. */
export interface UploadFile extends MusicFileRow {
  /** number of the upload */
  uploadId: number;
  ownerId: number;
  fileHash: string;
  coverHash: string | null;
  lyric: string;
  names: UploadNames;
  /** song that the file is now; undefined: none yet */
  songId: number | undefined;
  /** whether it was added to a music library */
  shared: boolean;
}

/** The uploads whose music files lie in a folder. */
export async function uploadFilesIn(db: Db, folderId: number): Promise<UploadFile[]> {
  const rows = await db
    .selectFrom('music_file')
    .selectAll()
    .where('folder_id', '=', folderId)
    .where('state', '=', 'read')
    .where('missing_since', 'is', null)
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const uploads = await db
    .selectFrom('cloud_song')
    .selectAll()
    .where(whereIn(db, 'music_file_id', ids))
    .execute();
  const places = await db
    .selectFrom('song_file')
    .select(['file_id', 'library_id', 'song_id'])
    .where(whereIn(db, 'file_id', ids))
    .execute();
  const names = await uploadNames(db, uploads);
  const byFile = new Map(uploads.map((upload) => [upload.music_file_id, upload]));
  return rows.flatMap((row): UploadFile[] => {
    const upload = byFile.get(row.id);
    if (!upload) return [];
    const own = places.filter(({ file_id }) => file_id === row.id);
    return [
      {
        ...row,
        uploadId: upload.id,
        ownerId: upload.user_id,
        fileHash: upload.file_hash,
        coverHash: upload.cover_hash,
        lyric: upload.lyric,
        names: names.get(upload.id) ?? upload,
        songId: own[0]?.song_id,
        shared: own.some(({ library_id }) => library_id !== row.library_id),
      },
    ];
  });
}

/** Names of matched uploads, by number: those of the song that they were matched to. */
export async function uploadNames(
  db: Db,
  uploads: readonly CloudSongRow[],
): Promise<Map<number, UploadNames>> {
  const songs = await songsByIds(
    db,
    uploads.flatMap(({ matched_id }) => matched_id ?? []),
    ALL_SONGS,
  );
  const byId = new Map(songs.map((record) => [record.song.id, record]));
  return new Map(
    uploads.flatMap(({ id, matched_id }): [number, UploadNames][] => {
      const match = matched_id === null ? undefined : byId.get(matched_id);
      if (!match) return [];
      const artist = match.artists.map(({ name }) => name).join(' / ');
      return [[id, { name: match.song.name, artist, album: match.album.name }]];
    }),
  );
}

export const taggedUpload = (file: UploadFile, folder: string): TaggedFile => ({
  fileId: file.id,
  libraryId: file.library_id,
  folder,
  name: file.name,
  durationMs: file.duration_ms,
  picture: '',
  tags: uploadTags(JSON.parse(file.tags) as RawMusicTags, file.names, file.name),
});
