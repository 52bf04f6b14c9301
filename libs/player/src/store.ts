import type { Store } from './types.ts';

/** A writable store. `set` with the same reference does not notify listeners. */
export interface WritableStore<T> extends Store<T> {
  set(value: T): void;
}

/** Creates a store; listeners run after the value is set, in the order of their subscription. */
export function createStore<T>(initial: T): WritableStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
