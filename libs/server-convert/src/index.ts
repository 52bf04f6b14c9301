export { chooseFile, type FileChoice, type FileWishes } from './choose-file.ts';
export { ConversionError, type ConversionFailure } from './conversion-error.ts';
export type { ConversionWait } from './conversion-queue.ts';
export {
  bitrateOfFormat,
  type ConversionFormat,
  conversionFormats,
  type ConversionSource,
  formatOfType,
  limitOfFormat,
} from './conversion-source.ts';
export { conversionSource } from './conversion-source-of-file.ts';
export { type ConvertedFile, type Converter, createConverter } from './create-converter.ts';
export { estimatedBitrate, estimatedSize } from './estimated-size.ts';
export { type Ffmpeg, findFfmpeg } from './find-ffmpeg.ts';
export { canMakePrints, makeSoundPrint, type PrintedSound } from './sound-print.ts';
