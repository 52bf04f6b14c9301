import type { Credit } from './credits.ts';

/** Where the file of a song of a music library, or of an own upload, is. */
export interface SongFilePlace {
  /** file name; of an upload the one that it was uploaded with */
  name: string;
  /** folder below the library's root with `/` as separator; '' for the root itself and for uploads */
  folder: string;
  /** name of the library; '' for uploads */
  library: string;
}

/** What is known of a song, its file and its plays. Numbers that are not known are null. */
export interface SongFacts {
  id: number;
  /** format of the file, e.g. `flac`; '' if it is not known */
  type: string;
  /** bits per second */
  bitrate: number | null;
  /** bits per sample; null for lossy formats too */
  bits: number | null;
  /** Hz */
  sampleRate: number | null;
  channels: number | null;
  /** bytes */
  size: number | null;
  /** null for songs that are no files of a library or upload of the caller, and while the file is missing */
  file: SongFilePlace | null;
  /** ReplayGain of the tags, dB */
  trackGain: number | null;
  albumGain: number | null;
  /** as measured, LUFS */
  loudness: number | null;
  /** as measured, dB */
  truePeak: number | null;
  /** when it came into the music library, ms since 1970 */
  addedTime: number | null;
  /** composers and other people, by role */
  credits: Credit[];
  /** by the caller; 0 for visitors */
  plays: number;
  /** end of the caller's last play, ms since 1970 */
  playedTime: number | null;
  /** by the caller, 0 to 5 */
  stars: number;
}
