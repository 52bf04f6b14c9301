/** Frames of a compact disc per second, the unit of the times of a sheet. */
const FRAMES_PER_SECOND = 75;
const MS = 1000;

/** A track of a sheet. Missing texts are ''. */
export interface CueTrack {
  /** from 1 */
  number: number;
  title: string;
  performer: string;
  songwriter: string;
  isrc: string;
  /** such as `DCP` and `PRE` */
  flags: string[];
  /** place in `CueSheet.files` of the file with its sound */
  file: number;
  /** `INDEX 00` in frames, if it is in the same file; null = none */
  gapStart: number | null;
  /** `INDEX 01` in frames; null = missing */
  start: number | null;
  /** silence before and after it that is in no file, frames */
  pregap: number;
  postgap: number;
  date: string;
  genre: string;
  /** ReplayGain, dB; null = none */
  trackGain: number | null;
}

/** A CUE sheet: the tracks of one or several sound files. Missing texts are ''. */
export interface CueSheet {
  title: string;
  performer: string;
  songwriter: string;
  catalog: string;
  genre: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD` */
  date: string;
  comment: string;
  /** 0 = unknown */
  discNo: number;
  discTotal: number;
  /** ReplayGain, dB; null = none */
  albumGain: number | null;
  /** names without folders, each once, and what the sheet calls their type, such as `WAVE` */
  files: { name: string; type: string }[];
  /** sound only; at least one */
  tracks: CueTrack[];
  /** false: another encoding of the texts is nearly as likely */
  sure: boolean;
}

/** Why a file is no sheet: larger than sheets are, or without a track. */
export type CueSheetErrorCode = 'too-large' | 'no-tracks';

/** The content is not a CUE sheet. */
export class CueSheetError extends Error {
  override name = 'CueSheetError';
  constructor(readonly code: CueSheetErrorCode) {
    super(`not a CUE sheet: ${code}`);
  }
}

/** Frames of a time such as `mm:ss:ff`; null for other texts. */
export function framesOf(time: string): number | null {
  const [, minutes = '', seconds = '', frames = '0'] = TIME.exec(time.trim()) ?? [];
  if (minutes === '') return null;
  return (Number(minutes) * 60 + Number(seconds)) * FRAMES_PER_SECOND + Number(frames);
}

const TIME = /^(\d{1,4})\s*[:：.]\s*(\d{1,2})(?:\s*[:：.]\s*(\d{1,2}))?$/;

/** Frames in whole ms. The end of a track and the start of the next one are the same number. */
export const msOfFrames = (frames: number): number => Math.round((frames * MS) / FRAMES_PER_SECOND);
