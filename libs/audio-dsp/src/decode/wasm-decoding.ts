import { type ByteChunks } from './file-bytes.ts';
import { DecodeError, type SampleBlock } from './decoding.ts';

/** Output of the WebAssembly decoders. */
export interface DecoderOutput {
  channelData: Float32Array[];
  samplesDecoded: number;
  sampleRate: number;
  errors: { message: string }[];
}

interface Decoder {
  decode(bytes: Uint8Array): DecoderOutput | Promise<DecoderOutput>;
  flush?(): DecoderOutput | Promise<DecoderOutput>;
}

/** Maximum number of broken frames per file. */
const MOST_ERRORS = 100;

/** Checks the output of a decoder. */
export interface DecodeCheck {
  /** @throws DecodeError if too many frames are broken */
  piece(decoded: DecoderOutput): SampleBlock;
  /** To be called at the end. @throws DecodeError if no frame could be decoded */
  end(): void;
}

/** @param seen called with sample rate and number of channels of every output */
export function createDecodeCheck(seen: (sampleRate: number, channels: number) => void): DecodeCheck {
  let errors = 0;
  let samples = 0;
  let first: string | undefined;
  return {
    piece({ errors: found, channelData: channels, samplesDecoded: length, sampleRate }) {
      errors += found.length;
      first ??= found[0]?.message;
      if (errors > MOST_ERRORS) throw new DecodeError('broken', first ?? 'broken');
      if (length > 0) seen(sampleRate, channels.length);
      samples += length;
      return { channels, length };
    },
    end() {
      if (samples === 0 && errors > 0) throw new DecodeError('broken', 'no frame can be decoded');
    },
  };
}

/** Decodes a file chunk by chunk. @param seen called with sample rate and number of channels of every output */
export async function* decodeWith(
  decoder: Decoder,
  bytes: ByteChunks,
  seen: (sampleRate: number, channels: number) => void,
): AsyncGenerator<SampleBlock> {
  const check = createDecodeCheck(seen);
  for await (const part of bytes) {
    const piece = check.piece(await decoder.decode(part));
    if (piece.length > 0) yield piece;
  }
  const rest = decoder.flush && check.piece(await decoder.flush());
  if (rest && rest.length > 0) yield rest;
  check.end();
}
