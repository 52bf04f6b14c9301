import { createValueStore } from '@qingyin/observable';
import type { UploadResult, UploadJob } from './upload-file.ts';
import { createContentClaims } from './content-claims.ts';
import { uploadWithRetry } from './upload-with-retry.ts';
import { isAudioFileName } from './audio-files.ts';
import { deleteUpload } from './upload-protocol.ts';
import {
  awaitsLyrics,
  createEntry,
  createUploadJob,
  fileFingerprint,
  isUploadable,
  persistedOf,
  restoredValues,
  type UploadEntry,
} from './upload-entry.ts';
import { isLyricsFileName } from './lyrics-files.ts';
import { createLyricsLane } from './lyrics-lane.ts';
import type { ChosenUpload } from './pair-lyrics.ts';
import { unstoredSong } from './unstored-song.ts';
import { isOpen, lacksLyrics, snapshotOf, type UploadItem, type UploadReason } from './upload-item.ts';
import type { PersistedUpload, UploadPorts, UploadQueue } from './upload-ports.ts';

const AT_ONCE = 3;
/** Files taken in within one frame: the browser's look-ups per file add up to a blocked page. */
const TAKEN_IN = 50;

/**
 * Upload queue of one user, independent of any page: three files at once, in the order in which they were chosen.
 */
export function createUploadQueue(ports: UploadPorts): UploadQueue {
  const entries = new Map<number, UploadEntry>();
  const waiting = new Set<UploadEntry>();
  const claims = createContentClaims();
  /** keys of every upload that this queue has persisted or restored, also of finished ones */
  const ownKeys = new Set<string>();
  /** chosen files that are not taken in yet, with the unfinished entries at that time */
  const coming: { chosen: ChosenUpload; before: ReadonlyMap<string, UploadEntry> }[] = [];
  let running = 0;
  let lastId = 0;
  const snapshot = createValueStore(snapshotOf([]));
  let drawing = false;
  let restored = false;
  let stopped = false;

  const changed = (): void => {
    if (drawing) return;
    drawing = true;
    ports.onNextFrame(() => {
      drawing = false;
      snapshot.set(snapshotOf([...entries.values()].map(({ item }) => item)));
    });
  };

  const set = (entry: UploadEntry, values: Partial<UploadItem>): void => {
    entry.item = { ...entry.item, ...values };
    if (isOpen(entry.item) && entry.item.status === 'waiting') waiting.add(entry);
    else waiting.delete(entry);
    changed();
  };

  const enter = (
    facts: UploadEntry['facts'],
    kind: UploadItem['kind'],
    values: Partial<UploadEntry>,
  ): UploadEntry => {
    const entry = createEntry(++lastId, facts, kind, values);
    entries.set(entry.item.id, entry);
    return entry;
  };

  const persist = (entry: UploadEntry): void => {
    entry.key = ports.store.save(persistedOf(entry), entry.key ?? undefined);
    ownKeys.add(entry.key);
  };

  const forget = (entry: UploadEntry): void => {
    if (entry.key !== null) ports.store.remove(entry.key);
    entry.key = null;
  };

  const lane = createLyricsLane({ ...ports, set, forget });

  /** The song is stored, under its own name or under that of another file with the same content. */
  const finish = (entry: UploadEntry, stored: 'done' | 'duplicate', songId: number): void => {
    Object.assign(entry, { stored, songId });
    // Releases the file's memory.
    entry.job = null;
    set(entry, { status: stored, sent: entry.item.size, reason: null });
    if (!entry.lyrics) return forget(entry);
    persist(entry);
    lane.start(entry);
  };

  /** Gives the lyrics of a file to the one of the same content, which is not uploaded yet or has a song. */
  const finishSame = (entry: UploadEntry, owner: UploadEntry | undefined): void => {
    if (owner?.songId != null) return finish(entry, 'duplicate', owner.songId);
    const { lyrics } = entry;
    set(entry, { status: 'duplicate', sent: entry.item.size, lyrics: null });
    forget(entry);
    if (lyrics && owner && !owner.lyrics) attach(owner, lyrics);
  };

  /** Adds lyrics to a song that is not stored yet. */
  const attach = (entry: UploadEntry, lyrics: File): void => {
    entry.lyrics = lyrics;
    set(entry, { lyrics: 'waiting' });
    persist(entry);
  };

  const settle = (entry: UploadEntry, result: UploadResult): void => {
    ports.onUploaded(result);
    finish(entry, result.alreadyStored ? 'duplicate' : 'done', result.item.songId);
  };

  const fail = (entry: UploadEntry, reason: UploadReason): void => {
    const { size } = entry.item;
    const room = ports.remainingBytes();
    const full = reason === 'too-large' && room !== null && size > room;
    set(entry, { status: 'failed', reason: full ? 'no-room' : reason });
    claims.release(entry);
  };

  const run = async (entry: UploadEntry, job: UploadJob, signal: AbortSignal): Promise<void> => {
    const end = await uploadWithRetry(job, ports, {
      signal,
      sent: () => entry.item.sent,
      claim: (md5) => claims.claim(md5, entry),
      report: (status, sent = entry.item.sent, reason = null) => {
        if (!signal.aborted) set(entry, { status, sent, reason });
      },
    });
    if (end.kind === 'there') {
      if (!signal.aborted || entries.has(entry.item.id)) settle(entry, end.result);
    } else if (end.kind === 'same') {
      finishSame(entry, claims.ownerOf(job.md5));
    } else if (end.kind === 'failed') {
      fail(entry, end.reason);
      if (end.reason === 'session') pauseAll();
    }
  };

  const pump = (): void => {
    for (const entry of waiting) {
      if (running >= AT_ONCE) return;
      const { job } = entry;
      waiting.delete(entry);
      if (!job) continue;
      running += 1;
      const control = new AbortController();
      entry.control = control;
      void run(entry, job, control.signal).finally(() => {
        running -= 1;
        if (entry.control === control) entry.control = null;
        pump();
      });
    }
  };

  const halt = (entry: UploadEntry): void => {
    entry.control?.abort();
    entry.control = null;
  };

  const pauseOne = (entry: UploadEntry): void => {
    if (!isOpen(entry.item)) return;
    lane.drop(entry);
    set(entry, { status: 'paused', reason: null });
    halt(entry);
  };
  const resumeOne = (entry: UploadEntry): void => {
    const { status } = entry.item;
    const rests = status === 'paused' || status === 'failed' || lacksLyrics(entry.item);
    if (rests && awaitsLyrics(entry)) return lane.start(entry);
    if ((status !== 'paused' && status !== 'failed') || !entry.job || !isUploadable(entry)) return;
    set(entry, { status: 'waiting', reason: null });
  };
  const cancelOne = (entry: UploadEntry): void => {
    halt(entry);
    waiting.delete(entry);
    lane.drop(entry);
    claims.release(entry);
    forget(entry);
    const ticket = entry.job?.ticket;
    if (ticket && entry.item.status !== 'done') void deleteUpload(ticket);
    entries.delete(entry.item.id);
    changed();
  };
  const one =
    (action: (entry: UploadEntry) => void) =>
    (id: number): void => {
      const entry = entries.get(id);
      if (entry) action(entry);
      pump();
    };

  /** Entries that are not finished, by file fingerprint. */
  const unfinished = (): Map<string, UploadEntry> =>
    new Map(
      [...entries.values()]
        .filter(({ item }) => item.status !== 'done' && item.status !== 'duplicate')
        .map((entry) => [fileFingerprint(entry.facts), entry]),
    );

  const addLyrics = ({ file, spare }: ChosenUpload): void => {
    const song = spare ? undefined : unstoredSong(entries.values(), file.name);
    if (song) return attach(song, file);
    const entry = enter(file, 'lyrics', { lyrics: spare ? null : file });
    if (spare) return set(entry, { status: 'failed', reason: 'spare-lyrics' });
    persist(entry);
    lane.start(entry);
  };

  const addOne = (chosen: ChosenUpload, known: UploadEntry | undefined): void => {
    const { file, lyrics } = chosen;
    if (known) {
      if (known.item.kind === 'song') known.job ??= createUploadJob(file);
      if (lyrics) attach(known, lyrics);
      return resumeOne(known);
    }
    if (chosen.kind === 'lyrics') return addLyrics(chosen);
    const entry = enter(file, 'song', { job: createUploadJob(file), lyrics: lyrics ?? null });
    const reason = !isAudioFileName(file.name) ? 'type' : file.size === 0 ? 'empty' : null;
    if (reason) return set(entry, { status: 'failed', reason });
    persist(entry);
    set(entry, {});
  };

  const restoreOne = (upload: PersistedUpload): void => {
    ownKeys.add(upload.key);
    const entry = enter(upload, isLyricsFileName(upload.name) ? 'lyrics' : 'song', restoredValues(upload));
    if (awaitsLyrics(entry)) lane.start(entry);
    else set(entry, entry.job ? {} : { status: 'failed', reason: 'choose-again' });
  };

  /** Takes in up to `most` chosen files; the others follow in the next frames. */
  const takeIn = (most: number): void => {
    for (const { chosen, before } of coming.splice(0, most)) {
      const known = before.get(fileFingerprint(chosen.file));
      addOne(chosen, known && entries.has(known.item.id) ? known : undefined);
    }
    pump();
    if (coming.length > 0) ports.onNextFrame(() => takeIn(TAKEN_IN));
  };

  const each = (action: (entry: UploadEntry) => void) => (): void => {
    // Includes chosen files that are not taken in yet.
    takeIn(coming.length);
    for (const entry of [...entries.values()]) action(entry);
    pump();
  };
  const pauseAll = each(pauseOne);

  return {
    get: snapshot.get,
    subscribe: snapshot.subscribe,
    add(files) {
      const before = unfinished();
      const resting = coming.length === 0;
      for (const chosen of files) coming.push({ chosen, before });
      if (resting) takeIn(TAKEN_IN);
    },
    async restore() {
      if (restored) return;
      restored = true;
      await ports.store.takeOver((found) => {
        if (stopped) return;
        // What was read may include uploads of this queue, and some of them may have finished since.
        for (const upload of found) if (!ownKeys.has(upload.key)) restoreOne(upload);
        pump();
      });
    },
    pause: one(pauseOne),
    resume: one(resumeOne),
    cancel: one(cancelOne),
    pauseAll,
    resumeAll: each(resumeOne),
    cancelAll: each((entry) => {
      if (isOpen(entry.item) || entry.item.status === 'paused') cancelOne(entry);
    }),
    clearDone() {
      for (const [id, { item }] of [...entries])
        if ((item.status === 'done' || item.status === 'duplicate') && !lacksLyrics(item)) entries.delete(id);
      changed();
    },
    stop() {
      stopped = true;
      coming.length = 0;
      for (const entry of entries.values()) {
        halt(entry);
        lane.drop(entry);
      }
      entries.clear();
      waiting.clear();
      claims.clear();
      changed();
    },
  };
}
