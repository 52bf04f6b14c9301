import { createValueStore } from '@qingyin/observable';
import type { UploadResult, UploadJob } from './upload-file.ts';
import { uploadWithRetry, DuplicateContentError } from './upload-with-retry.ts';
import { isAudioFileName } from './audio-files.ts';
import { deleteUpload } from './upload-protocol.ts';
import { type UploadEntry, fileFingerprint, isUploadable, createUploadJob } from './upload-entry.ts';
import { isOpen, snapshotOf, type UploadItem, type UploadReason } from './upload-item.ts';
import type { UploadPorts, UploadQueue } from './upload-ports.ts';

const AT_ONCE = 3;
/** Files taken in within one frame: the browser's look-ups per file add up to a blocked page. */
const TAKEN_IN = 50;

/**
 * Upload queue of one user, independent of any page: three files at once, in the order in which they were chosen.
 */
export function createUploadQueue(ports: UploadPorts): UploadQueue {
  const entries = new Map<number, UploadEntry>();
  const waiting = new Set<UploadEntry>();
  /** entry that owns a content, by checksum */
  const claims = new Map<string, UploadEntry>();
  /** chosen files that are not taken in yet, with the unfinished entries at that time */
  const coming: { file: File; before: ReadonlyMap<string, UploadEntry> }[] = [];
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

  const enter = (facts: UploadEntry['facts'], job: UploadJob | null, key: string | null): UploadEntry => {
    const id = ++lastId;
    const { name, size } = facts;
    const item: UploadItem = { id, name, size, status: 'waiting', sent: 0, reason: null };
    const entry: UploadEntry = { item, job, facts, key, control: null };
    entries.set(id, entry);
    return entry;
  };

  const forget = (entry: UploadEntry): void => {
    if (entry.key !== null) ports.store.remove(entry.key);
    entry.key = null;
  };

  const release = (entry: UploadEntry): void => {
    const md5 = entry.job?.md5;
    if (md5 && claims.get(md5) === entry) claims.delete(md5);
  };

  const settle = (entry: UploadEntry, result: UploadResult): void => {
    set(entry, { status: result.alreadyStored ? 'duplicate' : 'done', sent: entry.item.size, reason: null });
    forget(entry);
    // Releases the file's memory.
    entry.job = null;
    ports.onUploaded(result);
  };

  const fail = (entry: UploadEntry, reason: UploadReason): void => {
    const { size } = entry.item;
    const room = ports.remainingBytes();
    const full = reason === 'too-large' && room !== null && size > room;
    set(entry, { status: 'failed', reason: full ? 'no-room' : reason });
    release(entry);
  };

  const run = async (entry: UploadEntry, job: UploadJob, signal: AbortSignal): Promise<void> => {
    const end = await uploadWithRetry(job, ports, {
      signal,
      sent: () => entry.item.sent,
      claim: (md5) => {
        const other = claims.get(md5);
        if (other && other !== entry) throw new DuplicateContentError();
        claims.set(md5, entry);
      },
      report: (status, sent = entry.item.sent, reason = null) => {
        if (!signal.aborted) set(entry, { status, sent, reason });
      },
    });
    if (end.kind === 'there') {
      if (!signal.aborted || entries.has(entry.item.id)) settle(entry, end.result);
    } else if (end.kind === 'same') {
      set(entry, { status: 'duplicate', sent: entry.item.size });
      forget(entry);
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
    set(entry, { status: 'paused', reason: null });
    halt(entry);
  };
  const resumeOne = (entry: UploadEntry): void => {
    const { status } = entry.item;
    if ((status !== 'paused' && status !== 'failed') || !entry.job || !isUploadable(entry)) return;
    set(entry, { status: 'waiting', reason: null });
  };
  const cancelOne = (entry: UploadEntry): void => {
    halt(entry);
    waiting.delete(entry);
    release(entry);
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

  const addOne = (file: File, known: UploadEntry | undefined): void => {
    if (known) {
      known.job ??= createUploadJob(file);
      resumeOne(known);
      return;
    }
    const { name, size, lastModified } = file;
    const entry = enter({ name, size, lastModified }, createUploadJob(file), null);
    const reason = !isAudioFileName(name) ? 'type' : size === 0 ? 'empty' : null;
    if (reason) return set(entry, { status: 'failed', reason });
    entry.key = ports.store.save(file);
    set(entry, {});
  };

  /** Takes in up to `most` chosen files; the others follow in the next frames. */
  const takeIn = (most: number): void => {
    for (const { file, before } of coming.splice(0, most)) {
      const known = before.get(fileFingerprint(file));
      addOne(file, known && entries.has(known.item.id) ? known : undefined);
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
      for (const file of files) coming.push({ file, before });
      if (resting) takeIn(TAKEN_IN);
    },
    async restore() {
      if (restored) return;
      restored = true;
      await ports.store.takeOver((found) => {
        if (stopped) return;
        const known = new Set([...entries.values()].map(({ key }) => key));
        for (const { key, file, name, size, lastModified } of found) {
          if (known.has(key)) continue;
          const entry = enter({ name, size, lastModified }, file ? createUploadJob(file) : null, key);
          set(entry, file ? {} : { status: 'failed', reason: 'choose-again' });
        }
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
        if (item.status === 'done' || item.status === 'duplicate') entries.delete(id);
      changed();
    },
    stop() {
      stopped = true;
      coming.length = 0;
      for (const entry of entries.values()) halt(entry);
      entries.clear();
      waiting.clear();
      claims.clear();
      changed();
    },
  };
}
