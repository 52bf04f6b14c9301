import type { Carried, Travel } from './carry.ts';
import { bringThere, SameContent } from './bring-there.ts';
import { isSoundName } from './sound-files.ts';
import { dropUpload } from './transport.ts';
import { type Entry, likeness, mayBeSong, travelOf } from './upload-entry.ts';
import { isOpen, snapshotOf, type UploadItem, type UploadReason } from './upload-item.ts';
import type { UploadPorts, Uploads } from './upload-ports.ts';

const AT_ONCE = 3;
/** Files taken in within one frame: the browser's look-ups per file add up to a blocked page. */
const TAKEN_IN = 50;

/**
 * Upload queue of one user, independent of any page: three files at once, in the order in which they were chosen.
 */
export function createUploads(ports: UploadPorts): Uploads {
  const entries = new Map<number, Entry>();
  const waiting = new Set<Entry>();
  const listeners = new Set<() => void>();
  /** entry that owns a content, by checksum */
  const claims = new Map<string, Entry>();
  /** chosen files that are not taken in yet, with the unfinished entries at that time */
  const coming: { file: File; before: ReadonlyMap<string, Entry> }[] = [];
  let running = 0;
  let lastId = 0;
  let snapshot = snapshotOf([]);
  let drawing = false;
  let restored = false;
  let stopped = false;

  const changed = (): void => {
    if (drawing) return;
    drawing = true;
    ports.soon(() => {
      drawing = false;
      snapshot = snapshotOf([...entries.values()].map(({ item }) => item));
      for (const listener of [...listeners]) listener();
    });
  };

  const set = (entry: Entry, values: Partial<UploadItem>): void => {
    entry.item = { ...entry.item, ...values };
    if (isOpen(entry.item) && entry.item.status === 'waiting') waiting.add(entry);
    else waiting.delete(entry);
    changed();
  };

  const enter = (facts: Entry['facts'], travel: Travel | null, key: string | null): Entry => {
    const id = ++lastId;
    const { name, size } = facts;
    const item: UploadItem = { id, name, size, status: 'waiting', sent: 0, reason: null };
    const entry: Entry = { item, travel, facts, key, control: null };
    entries.set(id, entry);
    return entry;
  };

  const forget = (entry: Entry): void => {
    if (entry.key !== null) ports.keeper.forget(entry.key);
    entry.key = null;
  };

  const release = (entry: Entry): void => {
    const md5 = entry.travel?.md5;
    if (md5 && claims.get(md5) === entry) claims.delete(md5);
  };

  const settle = (entry: Entry, carried: Carried): void => {
    set(entry, { status: carried.already ? 'duplicate' : 'done', sent: entry.item.size, reason: null });
    forget(entry);
    // Releases the file's memory.
    entry.travel = null;
    ports.onUploaded(carried);
  };

  const fail = (entry: Entry, reason: UploadReason): void => {
    const { size } = entry.item;
    const room = ports.room();
    const full = reason === 'too-large' && room !== null && size > room;
    set(entry, { status: 'failed', reason: full ? 'no-room' : reason });
    release(entry);
  };

  const run = async (entry: Entry, travel: Travel, signal: AbortSignal): Promise<void> => {
    const end = await bringThere(travel, ports, {
      signal,
      sent: () => entry.item.sent,
      claim: (md5) => {
        const other = claims.get(md5);
        if (other && other !== entry) throw new SameContent();
        claims.set(md5, entry);
      },
      report: (status, sent = entry.item.sent, reason = null) => {
        if (!signal.aborted) set(entry, { status, sent, reason });
      },
    });
    if (end.kind === 'there') {
      if (!signal.aborted || entries.has(entry.item.id)) settle(entry, end.carried);
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
      const { travel } = entry;
      waiting.delete(entry);
      if (!travel) continue;
      running += 1;
      const control = new AbortController();
      entry.control = control;
      void run(entry, travel, control.signal).finally(() => {
        running -= 1;
        if (entry.control === control) entry.control = null;
        pump();
      });
    }
  };

  const halt = (entry: Entry): void => {
    entry.control?.abort();
    entry.control = null;
  };

  const pauseOne = (entry: Entry): void => {
    if (!isOpen(entry.item)) return;
    set(entry, { status: 'paused', reason: null });
    halt(entry);
  };
  const resumeOne = (entry: Entry): void => {
    const { status } = entry.item;
    if ((status !== 'paused' && status !== 'failed') || !entry.travel || !mayBeSong(entry)) return;
    set(entry, { status: 'waiting', reason: null });
  };
  const cancelOne = (entry: Entry): void => {
    halt(entry);
    waiting.delete(entry);
    release(entry);
    forget(entry);
    const ticket = entry.travel?.ticket;
    if (ticket && entry.item.status !== 'done') void dropUpload(ticket);
    entries.delete(entry.item.id);
    changed();
  };
  const one =
    (act: (entry: Entry) => void) =>
    (id: number): void => {
      const entry = entries.get(id);
      if (entry) act(entry);
      pump();
    };

  /** Entries that are not finished, by file fingerprint. */
  const unfinished = (): Map<string, Entry> =>
    new Map(
      [...entries.values()]
        .filter(({ item }) => item.status !== 'done' && item.status !== 'duplicate')
        .map((entry) => [likeness(entry.facts), entry]),
    );

  const addOne = (file: File, known: Entry | undefined): void => {
    if (known) {
      known.travel ??= travelOf(file);
      resumeOne(known);
      return;
    }
    const { name, size, lastModified } = file;
    const entry = enter({ name, size, lastModified }, travelOf(file), null);
    const reason = !isSoundName(name) ? 'type' : size === 0 ? 'empty' : null;
    if (reason) return set(entry, { status: 'failed', reason });
    entry.key = ports.keeper.keep(file);
    set(entry, {});
  };

  /** Takes in up to `most` chosen files; the others follow in the next frames. */
  const takeIn = (most: number): void => {
    for (const { file, before } of coming.splice(0, most)) {
      const known = before.get(likeness(file));
      addOne(file, known && entries.has(known.item.id) ? known : undefined);
    }
    pump();
    if (coming.length > 0) ports.soon(() => takeIn(TAKEN_IN));
  };

  const each = (act: (entry: Entry) => void) => (): void => {
    // Includes chosen files that are not taken in yet.
    takeIn(coming.length);
    for (const entry of [...entries.values()]) act(entry);
    pump();
  };
  const pauseAll = each(pauseOne);

  return {
    get: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      const before = unfinished();
      const resting = coming.length === 0;
      for (const file of files) coming.push({ file, before });
      if (resting) takeIn(TAKEN_IN);
    },
    async restore() {
      if (restored) return;
      restored = true;
      await ports.keeper.adopt((found) => {
        if (stopped) return;
        const known = new Set([...entries.values()].map(({ key }) => key));
        for (const { key, file, name, size, lastModified } of found) {
          if (known.has(key)) continue;
          const entry = enter({ name, size, lastModified }, file ? travelOf(file) : null, key);
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
