export { decodeFile } from './decode/decode-file.ts';
export { DecodeError, type DecodeFailure, type Decoding, codecs } from './decode/decoding.ts';
export { CHUNK_BYTES, type ReadableFile, readAt, withFile } from './decode/file-bytes.ts';
export { type FirstFrame, type SoundFrame, findFrames, frameAt } from './decode/find-frames.ts';
export { decodeFlac } from './decode/flac.ts';
export { id3Length } from './decode/id3.ts';
export { decodeMp3 } from './decode/mp3.ts';
export { type Mp3Info, readMp3Info } from './decode/mp3-info-frame.ts';
export { boxAt, boxesIn, findSoundTrack, packetsIn, readMovieBox } from './decode/mp4-boxes.ts';
export { createInfoFrame } from './encode/info-frame.ts';
export {
  MP3_BITRATE,
  SAMPLES_PER_FRAME,
  frameCount,
  framesBytes,
  mp3StreamBytes,
} from './encode/mp3-size.ts';
export { encodeWavFile } from './encode/wav-file.ts';
export type { Coefficients } from './measure/coefficients.ts';
export { histogramOf, jointLoudness, readHistogram, writeHistogram } from './measure/integrated-loudness.ts';
export { type SoundMeasurement, measureSound } from './measure/measure-sound.ts';
export { type SoundType, firstFrameOf, isSoundType, soundTypes, typeOfHead } from './sound-type.ts';
export {
  type ConvertedType,
  convertedTypes,
  isConvertedType,
  isMusicFileType,
  type MusicFileType,
} from './converted-type.ts';
