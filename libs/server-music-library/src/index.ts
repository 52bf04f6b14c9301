export { type AlbumFacts, albumKey } from './derive/album-key.ts';
export { ARTIST_EXCEPTIONS } from './derive/artist-exceptions.ts';
export { artistKey } from './derive/artist-key.ts';
export { deriveAlbums } from './derive/derive-albums.ts';
export type { DeriveOptions } from './derive/derive-options.ts';
export { discOfFolder, folderGroup } from './derive/disc-folder.ts';
export type { AlbumDraft, AlbumKind, ArtistDraft, SongDraft, TaggedFile } from './derive/drafts.ts';
export { foldName } from './derive/fold-name.ts';
export { splitArtists } from './derive/split-artists.ts';
export { isVariousArtists, VARIOUS_ARTISTS } from './derive/various-artists.ts';
export {
  FORGET_AFTER_DAYS,
  type FolderCheck,
  type MusicFileError,
  type MusicLibraries,
  type MusicLibrarySettings,
  type MusicLibraryStatus,
  type ScanPass,
  type ScanProgress,
} from './music-libraries.ts';
export { createMusicLibraries } from './libraries/create-music-libraries.ts';
export { loadMusicPicture, musicPictureHash } from './pictures/music-picture.ts';
