import { resultCodes } from '@qingyin/contract';
import { isApiError } from '@qingyin/http-client';
import { classifyUploadError, type UploadRecovery } from './classify-upload-error.ts';
import { FileUnreadableError } from './lazy-hash.ts';
import { MOST_LYRICS_BYTES } from './lyrics-files.ts';
import type { UploadReason } from './upload-item.ts';
import type { LyricsPorts } from './upload-ports.ts';

/** Longest text that the service accepts, characters (docs/api-extensions.md). */
const MOST_CHARACTERS = 400_000;
/** Result code: more than a hundred calls in five minutes (docs/api-extensions.md). */
const TOO_OFTEN = 405;

/** Attempts and pauses: about five minutes in all, after which the rate limit has ended. */
const MAX_TRIES = 16;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Lyrics to save. */
export interface LyricsJob {
  file: File;
  /** id of the song; null: the song of the cloud disk with the file's name */
  songId: number | null;
}

/** Outcome: `song` is the file name of a song that was looked for. */
export type LyricsOutcome = { kind: 'saved'; song: string | null } | { kind: 'failed'; reason: UploadReason };

class LyricsError extends Error {
  constructor(readonly reason: UploadReason) {
    super(reason);
  }
}

/** Classifies an error of any step. */
function classify(error: unknown): UploadRecovery {
  if (error instanceof LyricsError) return { action: 'give-up', reason: error.reason };
  if (isApiError(error) && error.kind === 'failure') {
    if (error.code === resultCodes.badParameters) return { action: 'give-up', reason: 'no-lyrics' };
    if (error.code === resultCodes.notFound) return { action: 'give-up', reason: 'server' };
    if (error.code === TOO_OFTEN) return { action: 'again', reason: 'busy' };
  }
  return classifyUploadError(error);
}

async function readText(file: File, ports: LyricsPorts): Promise<string> {
  if (file.size > MOST_LYRICS_BYTES) throw new LyricsError('too-large');
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new FileUnreadableError(undefined, { cause });
  });
  const text = await ports.decode(new Uint8Array(bytes));
  // An empty text would remove the song's lyrics.
  if (text.trim() === '') throw new LyricsError('no-lyrics');
  if (text.length > MOST_CHARACTERS) throw new LyricsError('too-large');
  return text;
}

/**
 * Saves a lyrics file for its song, retrying with backoff. Never rejects; after an abort the outcome has no meaning.
 *
 * @param report called before each pause with the reason for it
 */
export async function saveLyrics(
  { file, songId }: LyricsJob,
  ports: LyricsPorts,
  { signal, report }: { signal: AbortSignal; report: (reason: UploadReason) => void },
): Promise<LyricsOutcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      const text = await readText(file, ports);
      const song = songId === null ? await ports.findSong(file.name, signal) : { id: songId, name: null };
      if (!song) return { kind: 'failed', reason: 'no-song' };
      await ports.saveLyrics(song.id, text, signal);
      return { kind: 'saved', song: song.name };
    } catch (error) {
      const { action, reason } = classify(error);
      if (signal.aborted || action === 'give-up' || tries === MAX_TRIES) return { kind: 'failed', reason };
      report(reason);
      await ports.pause(Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS), signal);
      if (signal.aborted) return { kind: 'failed', reason };
    }
  }
}
