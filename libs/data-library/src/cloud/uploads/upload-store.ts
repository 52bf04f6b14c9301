import { delMany, entries, openDatabase, setMany, update, type UseStore } from '@qingyin/device-storage';
import { withExclusiveLock, waitForTabClose, filterLiveTabs, announceTab, thisTab } from './tab-liveness.ts';
import type { UploadStore, PersistedUpload } from './upload-ports.ts';

/** Larger files are remembered by name only, because persisting one writes it to the disk again. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_TOTAL_BYTES = 512 * 1024 * 1024;
/** Delay that batches writes. */
const WRITE_DELAY_MS = 100;
/** Files in one write, which keeps the page responsive. */
const FILES_PER_WRITE = 50;

let store: UseStore | null = null;
const database = (): UseStore => (store ??= openDatabase('qingyin-uploads', 'files'));

/** Tab that owns an upload, by the upload's key. */
type Owners = Readonly<Record<string, string>>;

/**
 * Persists a user's unfinished uploads in IndexedDB. Where the browser blocks storage, uploads end with the page.
 */
export function createUploadStore(uid: string): UploadStore {
  const puts = new Map<string, PersistedUpload>();
  const drops = new Set<string>();
  const sizes = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let remainingBytes = MAX_TOTAL_BYTES;
  let last = 0;

  const own = (keys: readonly string[], lost: readonly string[] = []): Promise<void> =>
    update<Owners>(
      `owners:${uid}`,
      (owners = {}) => ({
        ...Object.fromEntries(Object.entries(owners).filter(([key]) => !lost.includes(key))),
        ...Object.fromEntries(keys.map((key) => [key, thisTab])),
      }),
      database(),
    );
  const watched = new Set<string>();

  /** Takes over the uploads of closed tabs. @returns them, and the open tabs that own the liveOwners */
  const takeAbandoned = async (): Promise<{ abandoned: PersistedUpload[]; liveOwners: Set<string> }> => {
    const all = await entries<string, PersistedUpload | Owners>(database());
    const owners = (all.find(([key]) => key === `owners:${uid}`)?.[1] ?? {}) as Owners;
    const kept = all
      .filter((entry): entry is [string, PersistedUpload] => entry[0].startsWith(`${uid}:`))
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const liveOwners = await filterLiveTabs(new Set(kept.flatMap(([key]) => owners[key] ?? [])));
    const abandoned = kept.filter(([key]) => !liveOwners.has(owners[key] ?? ''));
    if (abandoned.length > 0) {
      await announceTab();
      await own(abandoned.map(([key]) => key));
    }
    return { abandoned: abandoned.map(([, upload]) => upload), liveOwners };
  };

  const write = async (): Promise<void> => {
    timer = null;
    const put = [...puts].slice(0, FILES_PER_WRITE);
    for (const [key] of put) puts.delete(key);
    const drop = [...drops];
    drops.clear();
    try {
      // Writes the owner first: other tabs take over uploads without an owner.
      await own(
        put.map(([key]) => key),
        drop,
      );
      if (put.length > 0) await setMany(put, database());
      if (drop.length > 0) await delMany(drop, database());
    } catch {
      // Storage failed: the upload lasts as long as the page.
    }
    if (puts.size > 0) scheduleWrite();
  };
  const scheduleWrite = () => void (timer ??= setTimeout(() => void write(), WRITE_DELAY_MS));

  return {
    save({ file, ...upload }, key = `${uid}:${Date.now()}:${String(++last).padStart(6, '0')}`) {
      void announceTab();
      remainingBytes += sizes.get(key) ?? 0;
      sizes.delete(key);
      const whole = file !== undefined && file.size <= MAX_FILE_BYTES && file.size <= remainingBytes;
      if (whole) {
        remainingBytes -= file.size;
        sizes.set(key, file.size);
      }
      puts.set(key, { key, ...upload, ...(whole && { file }) });
      scheduleWrite();
      return key;
    },
    remove(key) {
      remainingBytes += sizes.get(key) ?? 0;
      sizes.delete(key);
      puts.delete(key);
      drops.add(key);
      scheduleWrite();
    },
    async takeOver(take) {
      try {
        const { abandoned, liveOwners } = await withExclusiveLock(`qingyin-uploads:${uid}`, takeAbandoned);
        take(abandoned);
        for (const page of liveOwners) {
          if (watched.has(page)) continue;
          watched.add(page);
          void waitForTabClose(page).then(() => this.takeOver(take));
        }
      } catch {
        // Storage failed: uploads last as long as the page.
      }
    },
  };
}
