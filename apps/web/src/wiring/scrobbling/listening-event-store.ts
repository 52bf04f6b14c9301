import { deviceValues } from '@qingyin/device-storage';
import { type QueuedListeningEvent, LISTENING_EVENTS_KEY } from './listening-event.ts';

/** Queue of undelivered listening events, shared by all tabs of this browser. Each call is one atomic step. */
export interface ListeningEventStore {
  /** Adds an event or replaces the one with the same id. */
  put(listen: QueuedListeningEvent): Promise<void>;
  /**
   * Claims the first due event of a user by moving its due time to `until`; then another tab may claim it, if it
   * is still queued.
   */
  claim(uid: string, now: number, until: number): Promise<QueuedListeningEvent | null>;
  /** Removes an event that was delivered or rejected for good. */
  remove(id: string): Promise<void>;
  /** Moves an event that could not be delivered to the end, due at `due` (ms since 1970). */
  postpone(id: string, due: number): Promise<void>;
  /** Due time of the user's next event, ms since 1970; null: none is queued. */
  nextDue(uid: string): Promise<number | null>;
}

/** The service rejects older events. */
const KEPT_MS = 60 * 86_400_000;
const MOST = 5000;

const read = (kept: unknown): QueuedListeningEvent[] =>
  Array.isArray(kept) ? (kept as QueuedListeningEvent[]) : [];

/**
 * Store in IndexedDB, which the end of a session does not clear. Without IndexedDB the events last as long as the
 * page.
 */
export function createListeningEventStore(): ListeningEventStore {
  async function step<T>(
    change: (kept: QueuedListeningEvent[]) => [next: QueuedListeningEvent[], answer: T],
  ): Promise<T> {
    let answer: T | undefined;
    await deviceValues.update<unknown>(LISTENING_EVENTS_KEY, (kept) => {
      const [next, value] = change(read(kept));
      answer = value;
      return next;
    });
    return answer as T;
  }

  const without = (kept: readonly QueuedListeningEvent[], id: string) =>
    kept.filter((listen) => listen.id !== id);

  return {
    put: (listen) =>
      step((kept) => {
        const fresh = without(kept, listen.id).filter(({ at }) => listen.at - at < KEPT_MS);
        return [[...fresh, listen].slice(-MOST), undefined];
      }),
    claim: (uid, now, until) =>
      step((kept) => {
        const found = kept.find((listen) => listen.uid === uid && listen.due <= now) ?? null;
        return [kept.map((listen) => (listen === found ? { ...listen, due: until } : listen)), found];
      }),
    remove: (id) => step((kept) => [without(kept, id), undefined]),
    postpone: (id, due) =>
      step((kept) => {
        const listen = kept.find((each) => each.id === id);
        return [listen ? [...without(kept, id), { ...listen, due }] : kept, undefined];
      }),
    nextDue: (uid) =>
      step((kept) => {
        const dues = kept.filter((listen) => listen.uid === uid).map(({ due }) => due);
        return [kept, dues.length > 0 ? Math.min(...dues) : null];
      }),
  };
}
