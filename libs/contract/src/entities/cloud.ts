import type { Privilege, Song } from './song.ts';

/** What a song of a cloud disk has beyond one of the catalogue. */
export interface CloudFacts {
  cid: string;
  /** the owner */
  uid: number;
  nickname: string;
  /** name, artist and album as the file says */
  sn: string;
  ar: string;
  alb: string;
  /** name of the file */
  fn: string;
  /** kbit/s */
  br: number;
}

/** A file of the cloud disk. Source: contract page, part 5 "CloudItem". */
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
  /** number of the picture inside the file, 0 without one */
  cover: number;
  coverId: string;
  lyricId: string;
  simpleSong: Song & { privilege: Privilege };
}
