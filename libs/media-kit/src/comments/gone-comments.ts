import type { Thread } from '@qingyin/data-social';
import { valueStore } from '@qingyin/ui';
import { useSyncExternalStore } from 'react';
import { threadName } from './thread-name.ts';

/** Comments that are gone for whoever removes them and not yet for the service; each with the thread it is counted in. */
const goneComments = valueStore<ReadonlyMap<number, string>>(new Map());

/** Ids of comments not to be shown. */
export const useGoneComments = (): ReadonlyMap<number, string> =>
  useSyncExternalStore(goneComments.subscribe, goneComments.get, goneComments.get);

/** Takes a comment out of sight, and out of the count of its thread. */
export const hideComment = (id: number, thread: Thread): void =>
  goneComments.set(new Map(goneComments.get()).set(id, threadName(thread)));

/** Shows it again where it stood, in every list that still holds it. */
export const showComment = (id: number): void => {
  const left = new Map(goneComments.get());
  left.delete(id);
  goneComments.set(left);
};
