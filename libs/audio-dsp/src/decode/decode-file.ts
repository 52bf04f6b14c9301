import type { SoundType } from '../sound-type.ts';
import { decodeAdts, decodeM4a } from './aac.ts';
import { readChunks, readAt, withFile } from './file-bytes.ts';
import { decodeFlac } from './flac.ts';
import { decodeMp3 } from './mp3.ts';
import { decodeOpus } from './opus.ts';
import type { Decoding } from './decoding.ts';
import { decodeVorbis } from './vorbis.ts';
import { decodeWav } from './wav.ts';

const decoders: Record<SoundType, (path: string) => Promise<Decoding>> = {
  mp3: (path) => decodeMp3(readChunks(path)),
  flac: (path) => decodeFlac(readChunks(path)),
  m4a: decodeM4a,
  aac: (path) => decodeAdts(readChunks(path)),
  ogg: async (path) => {
    const first = await withFile(path, (handle) => readAt(handle, 0, 64));
    return first.includes('\x7fFLAC') ? decodeFlac(readChunks(path)) : decodeVorbis(readChunks(path));
  },
  opus: (path) => decodeOpus(readChunks(path)),
  wav: decodeWav,
};

/** Starts to decode a file of a supported type. @throws DecodeError */
export const decodeFile = (path: string, type: SoundType): Promise<Decoding> => decoders[type](path);
