/** Listening event: one user played one song, from its first sound to its last. */
export interface ListeningEvent {
  /** Random id made by the client, which makes deliveries idempotent. */
  id: string;
  /** The user who listened. */
  uid: string;
  songId: string;
  sourceId: string;
  seconds: number;
  /** When it ended, ms since 1970. */
  at: number;
}

/** A listening event that is queued for delivery. */
export interface QueuedListeningEvent extends ListeningEvent {
  /** Earliest delivery, ms since 1970; later than now while the event is in progress or claimed by a tab. */
  due: number;
}

/** Key of the queue in IndexedDB. */
export const LISTENING_EVENTS_KEY = 'qy-listens';
/** Delay after which an event in progress is delivered, ms; it is updated more often than that. */
export const IN_PROGRESS_DELAY_MS = 1_800_000;

/** Converts an event to its queued form; an event in progress is due later. */
export const toQueued = (listen: ListeningEvent, goesOn: boolean, now: number): QueuedListeningEvent => ({
  ...listen,
  due: goesOn ? now + IN_PROGRESS_DELAY_MS : now,
});

const BYTES = 16;

/** Random id. Does not use `randomUUID`, which browsers withhold on plain http. */
export const newListeningEventId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
