import { type LyricsOutcome, saveLyrics } from './save-lyrics.ts';
import type { UploadEntry } from './upload-entry.ts';
import type { UploadItem, UploadReason } from './upload-item.ts';
import type { LyricsPorts } from './upload-ports.ts';

/** What the lane does with the entries of the queue. */
export interface LyricsLanePorts extends LyricsPorts {
  set: (entry: UploadEntry, values: Partial<UploadItem>) => void;
  /** removes the entry from device storage */
  forget: (entry: UploadEntry) => void;
}

/** Saves lyrics beside the uploads, one file at a time: the rate limit of the service must not stop uploads. */
export interface LyricsLane {
  /** saves the lyrics of an entry whose song is stored, or that is lyrics alone */
  start: (entry: UploadEntry) => void;
  drop: (entry: UploadEntry) => void;
}

/** Reasons for which saving the same file again after a reload cannot succeed. */
const FINAL: readonly UploadReason[] = ['no-song', 'no-lyrics', 'too-large'];

/** Changes of an entry after an attempt; a song stays uploaded whatever happens to its lyrics. */
function afterAttempt({ item, stored }: UploadEntry, outcome: LyricsOutcome): Partial<UploadItem> {
  const saved = outcome.kind === 'saved';
  const reason = saved ? null : outcome.reason;
  if (item.kind === 'song') return { status: stored ?? 'done', lyrics: saved ? 'saved' : 'failed', reason };
  return saved
    ? { status: 'done', song: outcome.song, sent: item.size, reason }
    : { status: 'failed', reason };
}

export function createLyricsLane({ set, forget, ...ports }: LyricsLanePorts): LyricsLane {
  const waiting = new Set<UploadEntry>();
  let running = false;

  const run = async (entry: UploadEntry, file: File): Promise<void> => {
    const control = new AbortController();
    const { signal } = control;
    entry.control = control;
    const report = (reason: UploadReason) => !signal.aborted && set(entry, { reason });
    const outcome = await saveLyrics({ file, songId: entry.songId }, ports, { signal, report });
    if (entry.control === control) entry.control = null;
    if (signal.aborted) return;
    set(entry, afterAttempt(entry, outcome));
    // Releases the file's memory.
    if (outcome.kind === 'saved') entry.lyrics = null;
    if (outcome.kind === 'saved' || FINAL.includes(outcome.reason)) forget(entry);
  };

  const pump = async (): Promise<void> => {
    if (running) return;
    running = true;
    for (const entry of waiting) {
      waiting.delete(entry);
      if (entry.lyrics) await run(entry, entry.lyrics);
    }
    running = false;
  };

  return {
    start(entry) {
      set(entry, { status: 'saving-lyrics', reason: null });
      waiting.add(entry);
      void pump();
    },
    drop: (entry) => void waiting.delete(entry),
  };
}
