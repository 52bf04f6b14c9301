import { boxAt, findSoundTrack, readMovieBox, type ReadableFile } from '@qingyin/audio-dsp';

/** Offset of the description of the first codec in `stsd`, and of the boxes in it. */
const ENTRY = 8;
const NAME_AT = ENTRY + 4;
const BOXES = ENTRY + 36;
const BITS_AT = 4 + 5;
const CHANNELS_AT = 4 + 9;
const RATE_AT = 4 + 20;

/** Form of lossless sound. */
export interface AlacForm {
  bitsPerSample: number;
  numberOfChannels: number;
  /** Hz */
  sampleRate: number;
}

/**
 * Form of Apple Lossless in an MP4 file. The general description of a track has no room for sample rates above 65535 Hz
 * and often 16 bits whatever the sound has.
 *
 * @returns undefined for other codecs
 */
export async function alacForm(file: ReadableFile): Promise<AlacForm | undefined> {
  const description = boxAt(findSoundTrack(await readMovieBox(file)), 'mdia/minf/stbl/stsd');
  if (description?.toString('latin1', NAME_AT, NAME_AT + 4) !== 'alac') return undefined;
  const alac = boxAt(description.subarray(BOXES), 'alac');
  if (!alac || alac.length < RATE_AT + 4) return undefined;
  return {
    bitsPerSample: alac.readUInt8(BITS_AT),
    numberOfChannels: alac.readUInt8(CHANNELS_AT),
    sampleRate: alac.readUInt32BE(RATE_AT),
  };
}
