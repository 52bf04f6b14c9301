import type { MusicFileType } from '@qingyin/audio-dsp';
import type { CreditRole } from '@qingyin/contract';

/**
 * Tags of a sound file as they are stored in it. A text whose encoding the file does not state has one character per
 * byte, until the encoding is decided for a whole album; `unicode` lists the texts that need no such decision.
 */
export interface RawMusicTags {
  title: string;
  /** single names of a multi-value tag; else one entry, not split yet */
  artists: string[];
  /** the artists as one text, if the file has such a text beside the single names */
  artistText?: string | undefined;
  albumArtists: string[];
  album: string;
  /** 0 = unknown, as are the totals */
  trackNo: number;
  trackTotal: number;
  discNo: number;
  discTotal: number;
  discSubtitle: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; '' = unknown */
  date: string;
  originalDate: string;
  /** not split yet */
  genres: string[];
  /** not split yet; missing in tags that an earlier version read */
  composers?: string[];
  /** names by further roles, not split yet; of performers with the instrument in brackets. Missing roles have none */
  credits?: Partial<Record<Exclude<CreditRole, 'composer'>, string[]>>;
  /** work of which the song is a movement */
  work?: string;
  movement?: string;
  movementNo?: number;
  releaseGroupMbid?: string;
  catalogueNumber?: string;
  /** digits */
  barcode?: string;
  /** two letters of ISO 3166, or `XW` for all of the world and `XE` for Europe, as in MusicBrainz */
  country?: string;
  compilation: boolean;
  label: string;
  /** `album`, `single`, `live` … as tagged by MusicBrainz programs */
  releaseTypes: string[];
  titleSort: string;
  artistSort: string;
  albumSort: string;
  albumArtistSort: string;
  recordingMbid: string;
  albumMbid: string;
  artistMbids: string[];
  albumArtistMbids: string[];
  /** ReplayGain, dB; null = none */
  trackGain: number | null;
  albumGain: number | null;
  /** embedded lyrics in their own formats */
  lyrics: string[];
  /** text of the embedded CUE sheet, if there is one */
  cueSheet?: string | undefined;
  /** texts that are stored in Unicode */
  unicode: string[];
}

/** What reading a sound file of a music library yields. */
export interface MusicFileFacts {
  type: MusicFileType;
  durationMs: number;
  /** bits per second */
  bitrate: number;
  /** Hz */
  sampleRate: number;
  channels: number;
  /** bits per sample; 0 for lossy formats, 1 for DSD */
  bits: number;
  /** hash of the sound without its tags: equal for the same recording in the same encoding, whatever its tags */
  audioHash: string;
  tags: RawMusicTags;
  /** embedded front cover, unvalidated */
  picture: Uint8Array | undefined;
}
