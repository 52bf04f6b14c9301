import { createStore, set, type UseStore } from 'idb-keyval';

/** idb-keyval's own, which its `get` reads. */
const open = (): UseStore => createStore('keyval-store', 'keyval');
let usual: UseStore | undefined;

/**
 * Keeps a value on this device as idb-keyval's `set` does, in the common store or in `store`, and commits at once: a page
 * that is left in the same moment does not live to see the automatic commit. Rejects where nothing can be kept.
 */
export async function keepAtOnce(key: string, value: unknown, store?: UseStore): Promise<void> {
  const kept = store ?? (usual ??= open());
  await set(key, value, (mode, act) =>
    kept(mode, (objects) => {
      const done = act(objects);
      // Absent in browsers of before 2021.
      objects.transaction.commit?.();
      return done;
    }),
  );
}
