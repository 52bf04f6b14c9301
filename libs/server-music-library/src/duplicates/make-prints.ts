import { ConversionError, makeSoundPrint } from '@qingyin/server-convert';
import type { Db } from '@qingyin/server-db';
import { readPrint } from './compare-prints.ts';
import { type ComparedSong, storedPrints } from './compared-songs.ts';

/** Songs whose lengths differ by more are never compared, ms. */
const SAME_LENGTH_MS = 3000;

export interface MakePrintsOptions {
  db: Db;
  /** ffmpeg with Chromaprint; undefined: only stored fingerprints are used */
  program: string | undefined;
  /** ms since 1970 */
  now: () => number;
  signal: AbortSignal;
  /** called before the first file and after each one */
  onProgress: (done: number, total: number) => void;
}

/**
 * Fingerprints of songs, by song. Those that are not known yet are made and stored, one after the other; songs that are the only ones of
 * their length have none.
 */
export async function makePrints(
  songs: readonly ComparedSong[],
  { db, program, now, signal, onProgress }: MakePrintsOptions,
): Promise<Map<number, Int32Array>> {
  const wanted = songs.filter(
    (song, at) => song.sound !== '' && (isNear(song, songs[at - 1]) || isNear(song, songs[at + 1])),
  );
  const known = await storedPrints(db, [...new Set(wanted.map(({ sound }) => sound))], now());
  const missing = program === undefined ? [] : wanted.filter(({ sound }) => !known.has(sound));
  let done = 0;
  onProgress(done, missing.length);
  for (const song of missing) {
    signal.throwIfAborted();
    if (program !== undefined && !known.has(song.sound)) {
      const print = await printOf(program, song, signal);
      signal.throwIfAborted();
      if (print !== undefined) {
        known.set(song.sound, print);
        await db
          .insertInto('sound_print')
          .values({ sound: song.sound, made_at: now(), print })
          .onConflict((conflict) => conflict.column('sound').doUpdateSet({ print, made_at: now() }))
          .execute();
      }
    }
    done += 1;
    onProgress(done, missing.length);
  }
  const prints = new Map<number, Int32Array>();
  for (const { id, sound } of wanted) {
    const print = readPrint(known.get(sound) ?? '');
    if (print) prints.set(id, print);
  }
  return prints;
}

/** Fingerprint of a song; '' when its sound cannot be decoded, undefined when the next search may succeed. */
async function printOf(
  program: string,
  song: ComparedSong,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    return (await makeSoundPrint(program, song, signal)).toString('base64');
  } catch (error) {
    return error instanceof ConversionError && error.code === 'failed' ? '' : undefined;
  }
}

const isNear = (song: ComparedSong, other: ComparedSong | undefined): boolean =>
  other !== undefined && Math.abs(song.durationMs - other.durationMs) <= SAME_LENGTH_MS;
