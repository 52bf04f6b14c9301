/** Form of the samples in a WAV file. */
export interface WavForm {
  /** format tag: 1 is PCM, 3 is floating point */
  kind: number;
  /** bits per sample */
  bits: number;
  channels: number;
  /** samples per second and channel */
  rate: number;
  /** true: the format chunk has the extensible form, which states `kind` in its extension */
  extensible?: boolean;
}

/** A chunk of a RIFF file: its name of four characters and its content. */
export type WavChunk = readonly [name: string, content: Uint8Array];

/** Encodes a WAV file: the format chunk, then `chunks` in their order, each padded to an even length. */
export function encodeWavFile(form: WavForm, chunks: readonly WavChunk[]): Buffer {
  const parts = [['fmt ', formatChunk(form)] as const, ...chunks].map(encodeChunk);
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  const head = Buffer.from('RIFF____WAVE', 'latin1');
  head.writeUInt32LE(bytes + 4, 4);
  return Buffer.concat([head, ...parts]);
}

function formatChunk({ kind, bits, channels, rate, extensible = false }: WavForm): Buffer {
  const frameBytes = channels * (bits / 8);
  const format = Buffer.alloc(extensible ? 40 : 16);
  format.writeUInt16LE(extensible ? 0xfffe : kind, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * frameBytes, 8);
  format.writeUInt16LE(frameBytes, 12);
  format.writeUInt16LE(bits, 14);
  if (extensible) format.writeUInt16LE(kind, 24);
  return format;
}

function encodeChunk([name, content]: WavChunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
