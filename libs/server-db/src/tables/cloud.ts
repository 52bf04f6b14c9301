import type { Generated, Selectable } from 'kysely';

/** A file in the file store. Equal content is stored once, however many rows use it. */
export interface StoredFileTable {
  /** SHA-256 of the content, hex */
  hash: string;
  /** file name, see `FileStore`; not reused after the row is deleted */
  name: string;
  size: number;
  created_at: number;
  /** when the content was last compared with the hash, ms since 1970; 0 = never */
  checked_at: Generated<number>;
  /** a `Damage`, or '' */
  damage: Generated<string>;
}

/**
 * A file on a user's cloud disk. Its song is that of its music file; the number of the song is the file's own one, unless
 * the file is a further file of another song.
 */
export interface CloudSongTable {
  user_id: number;
  file_hash: string;
  /** from a range of its own beside catalogue songs, see `FIRST_CLOUD_SONG_ID` */
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
  /** lyrics embedded in the file; edits by the owner are lyric versions */
  lyric: string;
  /** hash of the cover embedded in the file */
  cover_hash: string | null;
  /** the catalogue song it was matched to */
  matched_id: number | null;
  /** the row of `music_file`; null until the file is read */
  music_file_id: number | null;
}

/** Ticket for uploading one file (docs/specification/contract/my-music.md#cloud-disk). */
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
  /** hash of the received content; null until complete */
  file_hash: string | null;
}

/**
 * Use of an uploaded picture; `draft`: in a post that is not published yet; `chosen`: see `chosen_picture`; `outside`: see
 * `outside_find`.
 */
export type PictureKind = 'avatar' | 'playlist' | 'event' | 'draft' | 'chosen' | 'outside';

/** Uses of pictures; a picture without a row here (and without a cloud song) is deleted. */
export interface PictureUseTable {
  kind: PictureKind;
  /** id of the user, playlist, event, correction or album; of a draft the user's */
  owner_id: number;
  hash: string;
  /** 0: of the server, which stays when an account is deleted */
  user_id: number;
  created_at: number;
  /** pixels; 0 where the size is not needed */
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
