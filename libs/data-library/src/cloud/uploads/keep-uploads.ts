import { delMany, entries, openDatabase, setMany, update, type UseStore } from '@qingyin/device-storage';
import { alone, ended, livingAmong, showLife, thisPage } from './page-life.ts';
import type { Keeper, KeptUpload } from './upload-ports.ts';

/** Larger files are remembered by name only, because persisting one writes it to the disk again. */
const LARGEST = 64 * 1024 * 1024;
const ALL_TOGETHER = 512 * 1024 * 1024;
/** Delay that batches writes. */
const PATIENCE_MS = 100;
/** Files in one write, which keeps the page responsive. */
const AT_ONCE = 50;

let store: UseStore | null = null;
const theStore = (): UseStore => (store ??= openDatabase('qingyin-uploads', 'files'));

/** Tab that owns an upload, by the upload's key. */
type Owners = Readonly<Record<string, string>>;

/**
 * Persists a user's unfinished uploads in IndexedDB. Where the browser blocks storage, uploads end with the page.
 */
export function createKeeper(uid: string): Keeper {
  const puts = new Map<string, KeptUpload>();
  const drops = new Set<string>();
  const sizes = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let room = ALL_TOGETHER;
  let last = 0;

  const own = (keys: readonly string[], lost: readonly string[] = []): Promise<void> =>
    update<Owners>(
      `owners:${uid}`,
      (owners = {}) => ({
        ...Object.fromEntries(Object.entries(owners).filter(([key]) => !lost.includes(key))),
        ...Object.fromEntries(keys.map((key) => [key, thisPage])),
      }),
      theStore(),
    );
  const watched = new Set<string>();

  /** Takes over the uploads of closed tabs. @returns them, and the open tabs that own the others */
  const takeLeft = async (): Promise<{ left: KeptUpload[]; others: Set<string> }> => {
    const all = await entries<string, KeptUpload | Owners>(theStore());
    const owners = (all.find(([key]) => key === `owners:${uid}`)?.[1] ?? {}) as Owners;
    const kept = all
      .filter((entry): entry is [string, KeptUpload] => entry[0].startsWith(`${uid}:`))
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const others = await livingAmong(new Set(kept.flatMap(([key]) => owners[key] ?? [])));
    const left = kept.filter(([key]) => !others.has(owners[key] ?? ''));
    if (left.length > 0) {
      await showLife();
      await own(left.map(([key]) => key));
    }
    return { left: left.map(([, upload]) => upload), others };
  };

  const write = async (): Promise<void> => {
    timer = null;
    const put = [...puts].slice(0, AT_ONCE);
    for (const [key] of put) puts.delete(key);
    const drop = [...drops];
    drops.clear();
    try {
      // Writes the owner first: other tabs take over uploads without an owner.
      await own(
        put.map(([key]) => key),
        drop,
      );
      if (put.length > 0) await setMany(put, theStore());
      if (drop.length > 0) await delMany(drop, theStore());
    } catch {
      // Storage failed: the upload lasts as long as the page.
    }
    if (puts.size > 0) later();
  };
  const later = () => void (timer ??= setTimeout(() => void write(), PATIENCE_MS));

  return {
    keep(file) {
      const key = `${uid}:${Date.now()}:${String(++last).padStart(6, '0')}`;
      void showLife();
      const { name, size, lastModified } = file;
      const whole = size <= LARGEST && size <= room;
      if (whole) {
        room -= size;
        sizes.set(key, size);
      }
      puts.set(key, { key, name, size, lastModified, ...(whole && { file }) });
      later();
      return key;
    },
    forget(key) {
      room += sizes.get(key) ?? 0;
      sizes.delete(key);
      puts.delete(key);
      drops.add(key);
      later();
    },
    async adopt(take) {
      try {
        const { left, others } = await alone(`qingyin-uploads:${uid}`, takeLeft);
        take(left);
        for (const page of others) {
          if (watched.has(page)) continue;
          watched.add(page);
          void ended(page).then(() => this.adopt(take));
        }
      } catch {
        // Storage failed: uploads last as long as the page.
      }
    },
  };
}
