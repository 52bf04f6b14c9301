export { isAbortedStream } from './aborted-stream.ts';
export { damagedCopy, intactFilePath } from './damage.ts';
export { bestLyrics } from './embedded-lyrics.ts';
export { FileError, type FileErrorCode } from './file-error.ts';
export { type FileStore, INCOMING_FOLDER, type ReceivedFile } from './file-store.ts';
export { type FileLimits, type Files, createFiles } from './files.ts';
export { type FlacInfo, readFlacInfo } from './audio-hash/flac-info.ts';
export { type WavSound, wavSound } from './audio-hash/wav-ranges.ts';
export { hashStream } from './hash-stream.ts';
export { type LocatedSound, locateSound } from './locate-sound.ts';
export { type MinimumRate, enforceMinimumRate } from './minimum-rate.ts';
export { startNightlyFileCheck } from './nightly-file-check.ts';
export type { MusicFileFacts, RawMusicTags } from './music-tags.ts';
export { readEmbeddedPicture, readEmbeddedPictures, readMusicFile } from './music-file/read-music-file.ts';
export { LYRIC_MAX, normalizeLyric } from './normalize-lyric.ts';
export {
  type PictureOwner,
  pictureHash,
  pictureKey,
  readPicture,
  replacePicture,
  storeBytes,
  storePicture,
} from './picture-uses.ts';
export { attachPictures, detachPictures, storeDraftPicture, uploadedPictures } from './post-pictures.ts';
export { isPicture, reencodePhoto, reencodePicture } from './reencode-picture.ts';
export { type SoundFacts, readRawTags, readSoundFacts, singleLineText } from './sound-facts.ts';
export { stoppedCleanUp, stoppedCleanUpMessage } from './stopped-clean-up.ts';
export { type FileToStore, registerFile, releaseFiles, storedFile } from './stored-files.ts';
export { STORED_FILES_FOLDER, hashFromStoredName } from './stored-name.ts';
export { endOfSound } from './trailing-tags.ts';
export {
  TICKET_LIFE_MS,
  createUploadTicket,
  deleteExpiredUploadTickets,
  deleteUploadTicket,
  findUploadTicket,
  renewUploadTicket,
} from './upload-tickets.ts';
export { damagedFiles } from './verify-files.ts';
