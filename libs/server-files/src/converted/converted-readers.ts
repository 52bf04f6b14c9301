import type { ConvertedType, ReadableFile } from '@qingyin/audio-dsp';
import { aiffSound } from './aiff-sound.ts';
import { apeSound } from './ape-sound.ts';
import type { ConvertedSound } from './converted-sound.ts';
import { dffSound } from './dff-sound.ts';
import { dsfSound } from './dsf-sound.ts';
import { musepackSound } from './musepack-sound.ts';
import { takSound } from './tak-sound.ts';
import { ttaSound } from './tta-sound.ts';
import { wavPackSound } from './wavpack-sound.ts';
import { wmaSound } from './wma-sound.ts';

type Reader = (file: ReadableFile, start: number, size: number) => Promise<ConvertedSound>;

/** Readers of the headers of all formats that browsers do not play. */
export const convertedReaders: Record<ConvertedType, Reader> = {
  ape: apeSound,
  wv: wavPackSound,
  wma: wmaSound,
  dsf: dsfSound,
  dff: dffSound,
  tta: ttaSound,
  tak: takSound,
  mpc: musepackSound,
  aiff: aiffSound,
};
