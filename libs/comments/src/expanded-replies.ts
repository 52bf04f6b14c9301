import type { Thread } from '@qingyin/data-social';
import { type ValueStore, createValueStore } from '@qingyin/observable';
import { useSyncExternalStore } from 'react';

/** Expanded replies. Stored outside of the rows, which a virtual list unmounts; Back restores them. */
const open = createValueStore<ReadonlySet<string>>(new Set());
/** Comments with an open reply composer. */
const answered = createValueStore<ReadonlySet<string>>(new Set());

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

/** Whether the replies to a comment are expanded, and the setter. */
export const useRepliesExpanded = (thread: Thread, commentId: number) =>
  useMember(open, nameOf(thread, commentId));

/** Whether the reply composer of a comment is open, and the setter. */
export const useIsReplying = (thread: Thread, commentId: number) =>
  useMember(answered, nameOf(thread, commentId));

/** Collapses all replies and closes all reply composers, for specs, which share the module. */
export function resetReplies(): void {
  open.set(new Set());
  answered.set(new Set());
}
