/**
 * Encodes a WAV file of 16-bit samples. The API and browser tests and the benchmarks use it; it is the only writer
 * beside that of `audio-dsp`, because neither tests of the product nor tools may depend on the server's libraries.
 *
 * @param {{ rate: number, seconds: number }} length samples per second and channel, duration
 * @param {...((frame: number) => number)} channels sample of each channel, -32,768 to 32,767; called in the order of
 *   the frames and rounded
 */
export function wavFile({ rate, seconds }, ...channels) {
  const frames = Math.round(rate * seconds);
  const frameBytes = channels.length * 2;
  const bytes = Buffer.alloc(44 + frames * frameBytes);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(channels.length, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * frameBytes, 28);
  bytes.writeUInt16LE(frameBytes, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(frames * frameBytes, 40);
  let at = 44;
  for (let frame = 0; frame < frames; frame += 1)
    for (const sample of channels) at = bytes.writeInt16LE(Math.round(sample(frame)), at);
  return bytes;
}
