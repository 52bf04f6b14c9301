import { isSoundType, type SoundType } from './sound-type.ts';

/**
 * Audio formats of music libraries that no browser plays and that the server therefore converts, with the names of
 * their files. ALAC is not among them: it is an `m4a`, which some browsers play.
 */
export const convertedTypes = {
  ape: ['ape'],
  wv: ['wv'],
  wma: ['wma'],
  dsf: ['dsf'],
  dff: ['dff'],
  tta: ['tta'],
  tak: ['tak'],
  mpc: ['mpc', 'mp+', 'mpp'],
  aiff: ['aif', 'aiff', 'aifc'],
} as const;
export type ConvertedType = keyof typeof convertedTypes;

/** Format of a sound file of a music library. */
export type MusicFileType = SoundType | ConvertedType;

export const isConvertedType = (text: string): text is ConvertedType => Object.hasOwn(convertedTypes, text);

export const isMusicFileType = (text: string): text is MusicFileType =>
  isSoundType(text) || isConvertedType(text);
