import { useLatestArrival } from '@qingyin/routing';
import { useDeferredValue } from 'react';

/**
 * What a list shows of what its address wants: the same as before until the next is there (give the difference to
 * `Settling`). On a return it is the wanted at once, since a place far down can be found only on a page as long as it was.
 */
export function useShown<T>(wanted: T): T {
  const later = useDeferredValue(wanted);
  return useLatestArrival() === 'return' ? wanted : later;
}
