import { type Bytes } from './bytes.ts';
import { DecodeError, type Piece } from './pieces.ts';

/** What the WebAssembly decoders of one family give back. */
export interface Decoded {
  channelData: Float32Array[];
  samplesDecoded: number;
  sampleRate: number;
  errors: { message: string }[];
}

interface Decoder {
  decode(bytes: Uint8Array): Decoded | Promise<Decoded>;
  flush?(): Decoded | Promise<Decoded>;
}

/** A file with more broken places than this is given up. */
const MOST_ERRORS = 100;

/** Feeds a file to a decoder; `seen` is told rate and channels of what came out. */
export async function* decodedBy(
  decoder: Decoder,
  bytes: Bytes,
  seen: (sampleRate: number, channels: number) => void,
): AsyncGenerator<Piece> {
  let errors = 0;
  let samples = 0;
  const check = (decoded: Decoded): Piece => {
    errors += decoded.errors.length;
    if (errors > MOST_ERRORS) throw new DecodeError('broken', decoded.errors[0]?.message ?? 'broken');
    if (decoded.samplesDecoded > 0) seen(decoded.sampleRate, decoded.channelData.length);
    samples += decoded.samplesDecoded;
    return { channels: decoded.channelData, length: decoded.samplesDecoded };
  };
  for await (const part of bytes) {
    const piece = check(await decoder.decode(part));
    if (piece.length > 0) yield piece;
  }
  const rest = decoder.flush && check(await decoder.flush());
  if (rest && rest.length > 0) yield rest;
  if (samples === 0 && errors > 0) throw new DecodeError('broken', 'not one frame of it can be decoded');
}
