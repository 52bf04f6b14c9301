/** Source of events of one type. */
export interface Emitter<Event> {
  /** Calls `listener` for each event; returns the unsubscribe function. */
  on(listener: (event: Event) => void): () => void;
  /** Calls all listeners with `event`, in the order of subscription. */
  emit(event: Event): void;
  /** Removes all listeners. */
  clear(): void;
}

/**
 * Creates an emitter of events. `emit` calls exactly the listeners that are subscribed when it starts; a listener
 * that is subscribed twice is called once.
 */
export function createEmitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(event) {
      for (const listener of [...listeners]) listener(event);
    },
    clear: () => listeners.clear(),
  };
}
