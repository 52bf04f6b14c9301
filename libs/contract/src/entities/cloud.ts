import type { Privilege, Song } from './song.ts';

/** A file of the cloud disk (contract page, part 5 "CloudItem"). */
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
  simpleSong: Song & { privilege: Privilege };
}
