import type { Generated, Selectable } from 'kysely';
import type { LibraryAdministrationTables } from './library-administration.ts';

/** `folder`: a folder of the server; `uploads`: the uploaded songs of one user, which only that user hears. */
export type MusicLibraryKind = 'folder' | 'uploads';

/** `new`: never scanned; `offline`: its files cannot be read at the moment, see `reason`. */
export type MusicLibraryState = 'new' | 'online' | 'offline';

/** Why a music library is offline; empty while it is not. */
export type OfflineReason = '' | 'missing-root' | 'empty-root' | 'unreadable-root' | 'many-missing';

/** A set of sound files with rights of its own. */
export interface MusicLibraryTable {
  id: Generated<number>;
  kind: MusicLibraryKind;
  /** the user whose uploads these are; null for folders */
  owner_id: number | null;
  name: string;
  /** absolute path of the folder; '' for uploads */
  path: string;
  /** 1: everyone with an account hears it; 0: only the rows of `music_library_member` */
  everyone: number;
  /** 1: visitors without an account hear it too */
  guests: number;
  /** 1: changes of the folder are followed while the server runs */
  watch: number;
  /** 1: named on the command line (`--music`) */
  from_options: number;
  state: MusicLibraryState;
  reason: OfflineReason;
  /** JSON of the counts behind `many-missing`, for administrators */
  detail: string;
  created_at: number;
  /** end of the last complete scan, ms since 1970; 0 = never */
  scanned_at: number;
  /** when an administrator removed it; its songs are forgotten 30 days later */
  removed_at: number | null;
}

/** Users who hear a music library that is not for everyone. */
export interface MusicLibraryMemberTable {
  library_id: number;
  user_id: number;
}

/** A folder of a music library. */
export interface MusicFolderTable {
  id: Generated<number>;
  library_id: number;
  /** path below the library's root with `/` as separator, '' for the root itself */
  path: string;
  /** hash over names, sizes and times of its entries; a folder with the same one is not read again */
  signature: string;
  /** JSON of `Sidecars`: pictures, lyrics and CUE sheets that lie beside the sound files */
  sidecars: string;
  /** JSON of `FormatCounts`: sound files in formats that the server cannot read; '' = none */
  unsupported: Generated<string>;
  /** how often the folder was marked since its albums were derived; 0: they need not be derived again */
  dirty: number;
}

/** A CUE sheet that cannot be read; its folder is derived without it, or waits. */
export interface UnreadableSheetTable {
  folder_id: number;
  /** file name */
  name: string;
  library_id: number;
  /** why, a `MusicFileError` */
  error: string;
}

/** `pending`: tags not read yet; `failed`: unreadable, see `error`. */
export type MusicFileState = 'pending' | 'read' | 'failed';

/** A sound file of a music library. */
export interface MusicFileTable {
  id: Generated<number>;
  library_id: number;
  folder_id: number;
  /** file name; of an upload the name that it was uploaded with */
  name: string;
  size: number;
  /** ms since 1970 */
  modified_at: number;
  /** inode number, '' where the system has none; a hint only */
  inode: string;
  state: MusicFileState;
  /** how often reading was started; a file that ended the process twice is given up */
  tries: number;
  /** why it is unreadable, a `MusicFileError` */
  error: string;
  /** since when the file is missing, ms since 1970; null while it is there */
  missing_since: number | null;
  added_at: number;
  /** hash of the sound without tags, see `audioHash`; '' until read */
  audio_hash: string;
  /** a `MusicFileType`; '' until read */
  type: string;
  duration_ms: number;
  /** bits per second */
  bitrate: number;
  /** Hz */
  sample_rate: number;
  channels: number;
  /** bits per sample; 0 for lossy formats, 1 for DSD */
  bits: number;
  /** JSON of `RawMusicTags`: texts of unknown encoding have one character per byte */
  tags: string;
  /** hash of the embedded front cover; '' without one */
  picture: string;
  /** 1: an earlier version read the tags without some of what is kept now; scans read them again */
  reread: Generated<number>;
}

/**
 * Which part of which file a song is played from, and the libraries in which it is heard. A song has several rows when
 * it exists in several files.
 */
export interface SongFileTable {
  file_id: number;
  /** start inside the file, ms */
  start_ms: number;
  library_id: number;
  song_id: number;
  /** end inside the file, ms; null: the end of the file */
  end_ms: number | null;
}

/**
 * Every sound a song was ever known by, so that a file is recognised after it was moved and retagged. Of a part of a file
 * the hash is followed by `@` and the start in ms.
 */
export interface SongAudioTable {
  /** 0 for folders, which share their songs; else the id of the library of uploads */
  scope: number;
  audio_hash: string;
  song_id: number;
}

/** What is known of a song from its files, beside the columns of `song`. */
export interface LibrarySongTable {
  song_id: number;
  /** the file it is played from by default */
  file_id: number;
  added_at: number;
  /** since when all its files are missing; null while one is there */
  missing_since: number | null;
  year: number;
  disc_no: number;
  disc_subtitle: string;
  type: string;
  bits: number;
  channels: number;
  /** MusicBrainz recording id */
  mbid: string;
  /** artists as tagged, for display */
  artist_text: string;
  sort_key: string;
  /** lyrics of a sidecar file or the tags, in their own format */
  lyric: string;
  /** thousandths of dB from the tags; null without */
  track_gain: number | null;
  album_gain: number | null;
  /** work of which it is a movement; '' = none */
  work: Generated<string>;
  movement: Generated<string>;
  /** 0 = unknown */
  movement_no: Generated<number>;
}

/** What is known of an album from its files, beside the columns of `album`. */
export interface LibraryAlbumTable {
  album_id: number;
  /** identity of the album, see `albumKey` */
  identity: string;
  mbid: string;
  /** `album`, `single`, `ep`, `compilation`, `live` … */
  kind: string;
  year: number;
  original_year: number;
  added_at: number;
  sort_key: string;
  /** pinyin or Latin initial, `#` for others */
  initial: string;
  /** MusicBrainz id that all editions of the album have; '' = unknown */
  release_group: Generated<string>;
  /** title without the name of the edition, see `editionKey`; '' = without a title */
  edition_key: Generated<string>;
  catalogue_no: Generated<string>;
  barcode: Generated<string>;
  /** country of the release, two letters; '' = unknown */
  country: Generated<string>;
  /** key of the cover that its files have; '' = none. `album.image_key` is the one that is shown. */
  found_key: Generated<string>;
}

/** Artists of an album after the first one, which is `artist_id` of the table `album`. */
export interface AlbumArtistTable {
  album_id: number;
  /** from 1 */
  position: number;
  artist_id: number;
}

/** What is known of an artist from files, beside the columns of `artist`. */
export interface LibraryArtistTable {
  artist_id: number;
  /** identity of the artist, see `artistKey` */
  identity: string;
  mbid: string;
  sort_key: string;
  initial: string;
}

/** Genres of songs, one row each. */
export interface SongGenreTable {
  song_id: number;
  /** folded name, for grouping */
  genre_key: string;
  /** name as tagged */
  genre: string;
}

/** An artist who has a part in a song, beside its artists: `composer`, `lyricist` and further `creditRoles`. */
export interface SongCreditTable {
  song_id: number;
  role: string;
  /** from 0, in the order of the tags */
  position: number;
  artist_id: number;
  /** instrument of a performer; '' = unknown */
  detail: string;
}

/** A cover or a picture of an artist in or beside sound files, by a hash. It is read from the library when it is shown. */
export interface MusicPictureTable {
  hash: string;
  library_id: number;
  /** the sound file that contains it; null for a picture file */
  file_id: number | null;
  /** path of the picture file below the library's root; '' for embedded ones */
  path: string;
}

/** The picture of an artist that lies in a folder, by the hash of `music_picture`. */
export interface ArtistPictureTable {
  folder_id: number;
  library_id: number;
  /** the artist of most songs in and below the folder */
  artist_id: number;
  hash: string;
}

/** Playlist files found in music libraries. */
export interface MusicPlaylistFileTable {
  id: Generated<number>;
  library_id: number;
  /** path below the library's root */
  path: string;
  size: number;
  modified_at: number;
}

export interface MusicLibraryTables extends LibraryAdministrationTables {
  music_library: MusicLibraryTable;
  music_library_member: MusicLibraryMemberTable;
  music_folder: MusicFolderTable;
  music_file: MusicFileTable;
  song_file: SongFileTable;
  song_audio: SongAudioTable;
  library_song: LibrarySongTable;
  library_album: LibraryAlbumTable;
  library_artist: LibraryArtistTable;
  song_genre: SongGenreTable;
  song_credit: SongCreditTable;
  music_picture: MusicPictureTable;
  artist_picture: ArtistPictureTable;
  album_artist: AlbumArtistTable;
  music_playlist_file: MusicPlaylistFileTable;
  unreadable_sheet: UnreadableSheetTable;
}

export type MusicLibraryRow = Selectable<MusicLibraryTable>;
export type MusicFolderRow = Selectable<MusicFolderTable>;
export type MusicFileRow = Selectable<MusicFileTable>;
export type LibrarySongRow = Selectable<LibrarySongTable>;
