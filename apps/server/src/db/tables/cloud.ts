import type { Generated, Selectable } from 'kysely';

/** A file in the folder of users' files. Equal content is kept once, however many rows use it. */
export interface StoredFileTable {
  /** SHA-256 of the content, hex */
  hash: string;
  /** where it lies, see `FileStore`; never used again once the row is gone */
  name: string;
  size: number;
  created_at: number;
  /** when its content was last compared with the hash, ms since 1970; 0 never */
  checked_at: Generated<number>;
  /** a `Damage`, or '' */
  damage: Generated<string>;
}

/** A song somebody has put into their cloud disk; nobody else may see or hear it. */
export interface CloudSongTable {
  user_id: number;
  file_hash: string;
  /** counted apart from the catalogue's songs, see `CLOUD_IDS_FROM` */
  id: number;
  md5: string;
  file_name: string;
  file_size: number;
  /** a `SoundType` */
  type: string;
  name: string;
  artist: string;
  album: string;
  /** bits per second */
  bitrate: number;
  /** Hz */
  sample_rate: number;
  duration_ms: number;
  added_at: number;
  /** the words in its file; what the owner makes of them are versions */
  lyric: string;
  /** content of the picture that came inside the file */
  cover_hash: string | null;
  /** the catalogue's song it was matched to */
  matched_id: number | null;
}

/** Permission to send one file in two steps (contract page, 4.11: cloud/upload/token and complete). */
export interface UploadTicketTable {
  /** `resourceId` of the contract */
  id: string;
  /** SHA-256 of `uploadToken` */
  token_hash: string;
  user_id: number;
  song_id: number;
  md5: string;
  file_name: string;
  file_size: number;
  expires_at: number;
  /** the content once it has arrived */
  file_hash: string | null;
}

/** What an uploaded picture is shown for; `draft`: a post that is still being written. */
export type PictureKind = 'avatar' | 'playlist' | 'event' | 'draft';

/** Which pictures are in use; a picture without a row here (and in no cloud song) is removed. */
export interface PictureUseTable {
  kind: PictureKind;
  /** id of the user, playlist or event it belongs to; of a draft the user's */
  owner_id: number;
  hash: string;
  user_id: number;
  created_at: number;
  /** pixels; 0 where nobody asks */
  width: Generated<number>;
  height: Generated<number>;
}

export interface CloudTables {
  stored_file: StoredFileTable;
  cloud_song: CloudSongTable;
  upload_ticket: UploadTicketTable;
  picture_use: PictureUseTable;
}

export type CloudSongRow = Selectable<CloudSongTable>;
export type UploadTicketRow = Selectable<UploadTicketTable>;
