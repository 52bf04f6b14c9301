import { createEmitter } from './emitter.ts';

/** Observable value outside React, for `useSyncExternalStore`: the same reference until something changes. */
export interface Store<T> {
  get(): T;
  /** Calls `listener` after each change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Observable value that can be set. */
export interface ValueStore<T> extends Store<T> {
  /** Sets the value and calls the listeners; does nothing for the same value (`Object.is`). */
  set(value: T): void;
}

/** Creates an observable value. Listeners run after the value is set, in the order of subscription. */
export function createValueStore<T>(initial: T): ValueStore<T> {
  let value = initial;
  const changes = createEmitter();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      changes.emit();
    },
    subscribe: changes.on,
  };
}
