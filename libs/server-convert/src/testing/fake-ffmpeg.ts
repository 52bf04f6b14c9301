import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ffmpeg } from '../find-ffmpeg.ts';

/** A program in the place of ffmpeg, with the command lines with which it was called. */
export interface FakeFfmpeg {
  ffmpeg: Ffmpeg;
  /** input of each call in order */
  calls(): Promise<string[]>;
  /** process id of each call in order */
  pids(): Promise<number[]>;
}

/**
 * Writes a program into a folder that is called like ffmpeg.
 *
 * @param body of a JavaScript module that has `output`, the path to be written
 */
export async function fakeFfmpeg(folder: string, body: string): Promise<FakeFfmpeg> {
  const program = join(folder, 'ffmpeg-for-tests.mjs');
  const log = join(folder, 'calls.txt');
  const head = [
    `#!${process.execPath}`,
    `import { appendFileSync, writeFileSync } from 'node:fs';`,
    `const input = process.argv[process.argv.indexOf('-i') + 1];`,
    `const output = process.argv.at(-1).slice('file:'.length);`,
    `appendFileSync(${JSON.stringify(log)}, process.pid + ' ' + input + '\\n');`,
  ];
  await writeFile(program, [...head, body].join('\n'));
  await chmod(program, 0o755);
  const lines = async (): Promise<string[]> =>
    (await readFile(log, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  return {
    ffmpeg: { program, version: 'test', formats: new Set(['flac', 'opus', 'aac']) },
    calls: async () => (await lines()).map((line) => line.slice(line.indexOf(' ') + 1)),
    pids: async () => (await lines()).map((line) => Number(line.split(' ')[0])),
  };
}

/** Body of a program that writes a sound of so many bytes. */
export const writes = (bytes: number): string =>
  `writeFileSync(output, Buffer.alloc(${bytes})); process.stdout.write('out_time_us=1000\\nprogress=end\\n');`;

/** Body of a program that begins to write and never ends. */
export const HANGS = `writeFileSync(output, 'begun'); setInterval(() => undefined, 1000);`;
