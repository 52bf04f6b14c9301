/**
 * @file Cloud disk (docs/specification/contract/my-music.md#cloud-disk) and uploads of pictures
 *   (docs/specification/contract/collecting.md#own-playlists and docs/specification/contract/social.md#homepage): all
 *   calls that take files.
 */
import { endpoint } from '../endpoint.ts';
import type { CloudItem } from '../entities/cloud.ts';
import type { LyricFormat } from '../entities/lyric-version.ts';
import type { OldSong } from '../entities/song.ts';

export const userCloud = endpoint<
  { limit?: number; offset?: number },
  {
    code: number;
    data: CloudItem[];
    count: number;
    /** bytes used, as text */
    size: string;
    /** quota in bytes, as text */
    maxSize: string;
    upgradeSign: number;
    hasMore: boolean;
  }
>('/user/cloud');
export const userCloudDetail = endpoint<{ id: string }, { code: number; data: CloudItem[] }>(
  '/user/cloud/detail',
);
export const userCloudDel = endpoint<
  { id: string },
  { code: number; succIds: number[]; failIds: number[]; message?: string }
>('/user/cloud/del', { method: 'POST' });
/** Uploads a song in one request. Code 201: the file was stored already. */
export const cloud = endpoint<
  { songFile: Blob },
  { code: number; songId: number; needUpload: boolean; privateCloud: CloudItem; message?: string }
>('/cloud', { method: 'POST' });
export const cloudUploadToken = endpoint<
  { md5: string; fileSize: number; filename: string; bitrate?: number },
  {
    code: number;
    data: {
      needUpload: boolean;
      songId: number;
      uploadToken: string;
      objectKey: string;
      resourceId: string;
      uploadUrl: string;
      bucket: string;
      md5: string;
      fileSize: number;
      filename: string;
    };
    message?: string;
  }
>('/cloud/upload/token', { method: 'POST' });
export const cloudUploadComplete = endpoint<
  {
    songId: string;
    resourceId: string;
    md5: string;
    filename: string;
    song?: string;
    artist?: string;
    album?: string;
    bitrate?: number;
  },
  { code: number; data: { songId: number; code: number; privateCloud: CloudItem }; message?: string }
>('/cloud/upload/complete', { method: 'POST' });
export const cloudImport = endpoint<
  {
    song: string;
    fileType: string;
    fileSize: number;
    bitrate: number;
    md5: string;
    id?: string;
    artist?: string;
    album?: string;
  },
  {
    code: number;
    data: { successSongs: { songId: number; song: CloudItem }[]; failed: [] };
    message?: string;
  }
>('/cloud/import', { method: 'POST' });
export const cloudMatch = endpoint<
  { uid: string; sid: string; asid: string },
  { code: number; matchData: CloudItem; message?: string }
>('/cloud/match', { method: 'POST' });
/** Extension (docs/api-extensions.md): sets title, artist and album of a song without changing the file. */
export const cloudTags = endpoint<
  { id: string; song: string; artist: string; album: string },
  { code: number; data: CloudItem; message?: string }
>('/x/cloud/tags', { method: 'POST' });
/**
 * Extension (docs/api-extensions.md): the tags of a song's file, decoded in each encoding that they may be written
 * in.
 */
export const cloudTagReadings = endpoint<
  { id: string },
  {
    code: number;
    data: { encoding: string; song: string; artist: string; album: string }[];
    message?: string;
  }
>('/x/cloud/tags/readings');
/**
 * Extension (docs/api-extensions.md): sets the lyrics of a song, in any format of docs/lyrics; empty removes them.
 */
export const cloudLyric = endpoint<
  { id: string; lyric: string },
  {
    code: number;
    data: { format: LyricFormat; timing: 'word' | 'line' | 'plain'; lines: number };
    message?: string;
  }
>('/x/cloud/lyric', { method: 'POST' });
export const cloudLyricGet = endpoint<
  { uid: string; sid: string },
  { code: number; lrc: string; krc: string }
>('/cloud/lyric/get');
/**
 * Extension (docs/api-extensions.md): adds songs of the caller's cloud disk to a music library that the caller hears,
 * so that everyone who hears the library hears them.
 */
export const cloudLibraryAdd = endpoint<
  { id: string; library: number },
  { code: number; succIds: number[]; failIds: number[]; message?: string }
>('/x/cloud/library/add', { method: 'POST' });
/** Extension (docs/api-extensions.md): ends that songs of the caller's cloud disk are heard in a music library. */
export const cloudLibraryRemove = endpoint<
  { id: string; library: number },
  { code: number; succIds: number[]; failIds: number[]; message?: string }
>('/x/cloud/library/remove', { method: 'POST' });
export const searchMatch = endpoint<
  { title: string; album?: string; artist?: string; duration?: number; md5?: string },
  { code: number; result: { ids: number[]; songs: OldSong[] } }
>('/search/match');

interface PictureParams {
  imgFile: Blob;
  /** crop square in pixels of the picture; without a size the largest square in the middle */
  imgSize?: number;
  imgX?: number;
  imgY?: number;
}

interface PictureAnswer {
  code: number;
  data: { url_pre: string; url: string; imgId: number };
  message?: string;
}

export const avatarUpload = endpoint<PictureParams, PictureAnswer>('/avatar/upload', { method: 'POST' });
export const playlistCoverUpdate = endpoint<PictureParams & { id: string }, PictureAnswer>(
  '/playlist/cover/update',
  { method: 'POST' },
);
