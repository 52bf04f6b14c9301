import type { Privilege, Song } from './song.ts';

/** A file of the cloud disk (docs/specification/contract/entities.md#cloud-item). */
export interface CloudItem {
  songId: number;
  songName: string;
  artist: string;
  album: string;
  fileName: string;
  /** bytes */
  fileSize: number;
  /** kbit/s */
  bitrate: number;
  /** ms since 1970 */
  addTime: number;
  version: number;
  /** id of the picture embedded in the file, 0 without one */
  cover: number;
  coverId: string;
  lyricId: string;
  /** ids of the music libraries that it was added to; an extension (docs/api-extensions.md) */
  libraryIds?: number[];
  simpleSong: Song & { privilege: Privilege };
}
