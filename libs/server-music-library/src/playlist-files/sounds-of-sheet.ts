import { convertedTypes, soundTypes } from '@qingyin/audio-dsp';

/** Extensions of sound files, those first that sheets are mostly made for. */
const EXTENSIONS = [
  'flac',
  'ape',
  'wav',
  ...Object.values(convertedTypes).flat(),
  ...Object.keys(soundTypes),
];
const SHEET = /\.cue$/i;

/**
 * Names that the sound file of a CUE sheet may have: the sheet's with another extension.
 *
 * @returns undefined for names of other files
 */
export function soundsOfSheet(name: string): string[] | undefined {
  if (!SHEET.test(name)) return undefined;
  const stem = name.replace(SHEET, '');
  return [...new Set([...EXTENSIONS.map((extension) => `${stem}.${extension}`), stem])];
}
