import { deviceValues } from '@qingyin/device-storage';
import { type KeptListen, LISTENS_KEY } from './listen.ts';

/** What waits to be told, the same for all pages of this browser; each call is one step that no other page divides. */
export interface ListenStore {
  /** Puts one in, or in the place of the one with its name. */
  put(listen: KeptListen): Promise<void>;
  /** Takes hold of the first one of a user that is due: it is due again at `until`, for whoever then still finds it. */
  claim(uid: string, now: number, until: number): Promise<KeptListen | null>;
  /** It was told, or never can be. */
  remove(id: string): Promise<void>;
  /** It could not be told now: behind the others, due at a time. */
  putOff(id: string, due: number): Promise<void>;
  /** When the next one of a user is due; null: there is none. */
  nextDue(uid: string): Promise<number | null>;
}

/** The service counts nothing that was heard longer ago. */
const KEPT_MS = 60 * 86_400_000;
const MOST = 5000;

const read = (kept: unknown): KeptListen[] => (Array.isArray(kept) ? (kept as KeptListen[]) : []);

/** In IndexedDB, which a session's end does not empty; where there is none, it lasts as long as the page. */
export function keptListens(): ListenStore {
  async function step<T>(change: (kept: KeptListen[]) => [next: KeptListen[], answer: T]): Promise<T> {
    let answer: T | undefined;
    await deviceValues.update<unknown>(LISTENS_KEY, (kept) => {
      const [next, value] = change(read(kept));
      answer = value;
      return next;
    });
    return answer as T;
  }

  const without = (kept: readonly KeptListen[], id: string) => kept.filter((listen) => listen.id !== id);

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
    putOff: (id, due) =>
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
