/* eslint-disable @nx/enforce-module-boundaries -- one writer of music libraries, for measurements and tests */
export { createCover } from '../../../tools/music-library/pictures.mjs';
export { moveTrack, retagTrack, writeAlbum, writeTrack } from '../../../tools/music-library/write-album.mjs';
export { writeMusicLibrary } from '../../../tools/music-library/write-library.mjs';
