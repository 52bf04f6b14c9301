import type { Thread } from '@qingyin/data-social';
import { type ValueStore, valueStore } from '@qingyin/ui';
import { useSyncExternalStore } from 'react';

/** Which floors are unfolded. Outside of their rows: these come and go as one scrolls, and Back finds them as they were. */
const open = valueStore<ReadonlySet<string>>(new Set());
/** Which comments are being answered. */
const answered = valueStore<ReadonlySet<string>>(new Set());

const nameOf = ({ kind, id }: Thread, commentId: number): string => `${kind}-${id}-${commentId}`;

function useMember(
  store: ValueStore<ReadonlySet<string>>,
  name: string,
): [boolean, (member: boolean) => void] {
  const has = () => store.get().has(name);
  const member = useSyncExternalStore(store.subscribe, has, has);
  const set = (next: boolean) => {
    const names = new Set(store.get());
    if (next) names.add(name);
    else names.delete(name);
    store.set(names);
  };
  return [member, set];
}

/** Whether the answers to a comment are shown, and how to change that. */
export const useFloorOpen = (thread: Thread, commentId: number) => useMember(open, nameOf(thread, commentId));

/** Whether a comment is being answered, and how to begin and to end that. */
export const useAnswering = (thread: Thread, commentId: number) =>
  useMember(answered, nameOf(thread, commentId));
