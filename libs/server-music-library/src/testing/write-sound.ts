import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const RATE = 8000;

/** Writes a WAV file; each step sounds different. */
export function writeSound(path: string, step: number, seconds = 0.1): void {
  const samples = Int16Array.from({ length: RATE * seconds }, (_, at) => ((at * step) % 1000) * 20);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.concat([head, Buffer.from(samples.buffer)]));
}
