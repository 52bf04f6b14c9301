export { countWaitingForConversion, setCanConvert } from './libraries/converted-songs.ts';
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
export { choosePicture, chosenPicture, type ChosenPicture } from './pictures/choose-picture.ts';
export { foundPictures, type FoundPicture } from './pictures/found-pictures.ts';
export { type Pictured, pictureOf } from './pictures/pictured.ts';
export { refreshAlbumImages } from './pictures/album-image.ts';
export { loadMusicPicture, musicPictureHash } from './pictures/music-picture.ts';
export type { ScanResult } from './scan/scan-library.ts';
export {
  libraryPlaylistFiles,
  playlistFileSongs,
  type PlaylistFileSongs,
} from './playlist-files/library-playlist-files.ts';
// What libs/server-uploads makes songs of uploads with.
export { type AppliedAlbum, applyAlbum } from './apply/apply-album.ts';
export { indexApplied } from './apply/index-applied.ts';
export { refreshAvailability } from './apply/song-availability.ts';
export { decodeTags } from './derive/decode-tags.ts';
export { deriveAlbums } from './derive/derive-albums.ts';
export type { AlbumDraft, TaggedFile } from './derive/drafts.ts';
export { foldName } from './derive/fold-name.ts';
export { mostFrequentText } from './derive/most-frequent.ts';
export { textsOf } from './derive/tag-texts.ts';
export { artistTextOf } from './derive/tags-of-artists.ts';
export { deleteUnused } from './libraries/delete-unused.ts';
export { deleteSongs } from './libraries/song-references.ts';
export { type KnownArtists, loadKnownArtists } from './scan/known-artists.ts';
export { moveLyricVersions } from './replacements/move-lyric-versions.ts';
export { withScanLock } from './scan/scan-lock.ts';
export { createShortWriter, type ShortWriter } from './scan/short-writer.ts';
