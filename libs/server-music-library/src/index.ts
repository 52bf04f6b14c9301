export { createMusicLibraries } from './libraries/create-music-libraries.ts';
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
export { loadMusicPicture, musicPictureHash } from './pictures/music-picture.ts';
export type { ScanResult } from './scan/scan-library.ts';
export {
  libraryPlaylistFiles,
  playlistFileSongs,
  type PlaylistFileSongs,
} from './playlist-files/library-playlist-files.ts';
