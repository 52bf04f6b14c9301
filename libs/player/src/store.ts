import type { Store } from './types.ts';

/** A store that can be written. `set` with the same reference tells nobody. */
export interface WritableStore<T> extends Store<T> {
  set(value: T): void;
}

/** Makes a store; listeners run in the order they came, after the value is in place. */
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
