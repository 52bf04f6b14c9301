import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import { FileError } from '../file-error.ts';

const SIGNATURE = 4;
const BLOCK_HEADER = 4;
const STREAMINFO = 34;
const LAST_BLOCK = 0x80;
const MOST_BLOCKS = 512;
/** Offset of the sample rate in STREAMINFO; channels, bits, number of samples and MD5 follow. */
const FORM_AT = 10;
const FORM = 8;

/** What the metadata of a FLAC file tell about its sound. */
export interface FlacInfo {
  /** samples of each frame but the last one, of files with a fixed size */
  blockSize: number;
  /** samples of each channel; 0 = unknown */
  samples: number;
  /** Hz */
  sampleRate: number;
  /** rate, channels, bits, number of samples and MD5 of the decoded sound; undefined without an MD5 */
  identity: Buffer | undefined;
  /** offset of the first frame */
  frames: number;
}

/** Reads STREAMINFO of a FLAC file and finds its first frame. @param start offset of `fLaC` @throws FileError `unreadable` */
export async function readFlacInfo(file: ReadableFile, start: number): Promise<FlacInfo> {
  const info = await readAt(file, start + SIGNATURE + BLOCK_HEADER, STREAMINFO);
  if (info.length < STREAMINFO) throw new FileError('unreadable', 'FLAC file without STREAMINFO');
  const identity = info.subarray(FORM_AT);
  return {
    blockSize: info.readUInt16BE(0),
    samples: (info.readUInt8(FORM_AT + 3) & 0xf) * 2 ** 32 + info.readUInt32BE(FORM_AT + 4),
    sampleRate: info.readUIntBE(FORM_AT, 3) >> 4,
    identity: identity.subarray(FORM).some((byte) => byte !== 0) ? identity : undefined,
    frames: await firstFrame(file, start + SIGNATURE),
  };
}

async function firstFrame(file: ReadableFile, start: number): Promise<number> {
  let at = start;
  for (let blocks = 0; blocks < MOST_BLOCKS; blocks += 1) {
    const header = await readAt(file, at, BLOCK_HEADER);
    if (header.length < BLOCK_HEADER) break;
    at += BLOCK_HEADER + header.readUIntBE(1, 3);
    if (header.readUInt8(0) & LAST_BLOCK) return at;
  }
  throw new FileError('unreadable', 'FLAC file without frames');
}
