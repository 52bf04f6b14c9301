import { type Db, openDb } from '@qingyin/server-db';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import type { ComparedSong } from './compared-songs.ts';
import { makePrints } from './make-prints.ts';

const DAY_MS = 24 * 3_600_000;
const PRINT = 'abcdefgh';

let db: Db;
let program: string;
let sound: string;
removeTemporaryFolders();
beforeEach(async () => {
  db = await openDb(':memory:');
  const folder = temporaryFolder();
  program = join(folder, 'ffmpeg');
  sound = join(folder, 'a.mp3');
  writeFileSync(sound, 'sound');
});
afterEach(() => db.destroy());

/** Writes a program in the place of ffmpeg. @param body of a shell script */
function ffmpegDoes(body: string): void {
  writeFileSync(program, `#!/bin/sh\n${body}\n`);
  chmodSync(program, 0o755);
}
const fails = (message: string): string => `echo '${message}' >&2; exit 1`;
const UNDECODABLE = fails('Invalid data found when processing input');

/** Makes the fingerprints of two songs of the same sound, and answers what is stored. */
async function printsAfter(body: string, now = 0) {
  ffmpegDoes(body);
  const song = { durationMs: 1000, name: '', sound: 'x', path: sound, startMs: 0, endMs: null };
  const songs: ComparedSong[] = [1, 2].map((id) => ({ ...song, id }));
  const { signal } = new AbortController();
  await makePrints(songs, { db, program, now: () => now, signal, onProgress: () => undefined });
  const rows = await db.selectFrom('sound_print').select('print').execute();
  return rows.map(({ print }) => Buffer.from(print, 'base64').toString());
}

it('tries a sound that could not be decoded again after 30 days', async () => {
  expect(await printsAfter(UNDECODABLE)).toEqual(['']);
  expect(await printsAfter(`printf ${PRINT}`, 29 * DAY_MS)).toEqual(['']);
  expect(await printsAfter(`printf ${PRINT}`, 31 * DAY_MS)).toEqual([PRINT]);
  expect(await printsAfter(UNDECODABLE, 90 * DAY_MS)).toEqual([PRINT]);
});

it.each([
  ['the disk', fails('a.mp3: Input/output error')],
  ['the memory', fails('Cannot allocate memory')],
  ['a killed process', 'kill -9 $$'],
])('tries again at once when %s was the cause', async (_cause, body) => {
  expect(await printsAfter(body)).toEqual([]);
  expect(await printsAfter(`printf ${PRINT}`)).toEqual([PRINT]);
});

it('tries again at once when the file was not there', async () => {
  rmSync(sound);
  expect(await printsAfter(UNDECODABLE)).toEqual([]);
});
