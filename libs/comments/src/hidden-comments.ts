import type { Thread } from '@qingyin/data-social';
import { createValueStore } from '@qingyin/observable';
import { useSyncExternalStore } from 'react';
import { threadKey } from './thread-key.ts';

/** Comments that are hidden while their removal is not confirmed, with the key of their thread for its count. */
const goneComments = createValueStore<ReadonlyMap<number, string>>(new Map());

/** Ids of hidden comments. */
export const useHiddenComments = (): ReadonlyMap<number, string> =>
  useSyncExternalStore(goneComments.subscribe, goneComments.get, goneComments.get);

/** Hides a comment and reduces the count of its thread. */
export const hideComment = (id: number, thread: Thread): void =>
  goneComments.set(new Map(goneComments.get()).set(id, threadKey(thread)));

/** Shows a hidden comment again, in every list that still contains it. */
export const showComment = (id: number): void => {
  const left = new Map(goneComments.get());
  left.delete(id);
  goneComments.set(left);
};
