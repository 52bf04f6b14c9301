import { valueStore } from '@qingyin/ui';
import { useSyncExternalStore } from 'react';

/** Comments that are gone for their writer and not yet for the service; each with the thread it is counted in. */
export const goneComments = valueStore<ReadonlyMap<number, string>>(new Map());

/** Ids of comments not to be shown. */
export const useGoneComments = (): ReadonlyMap<number, string> =>
  useSyncExternalStore(goneComments.subscribe, goneComments.get, goneComments.get);
