import { useLatestNavigationType } from '@qingyin/routing';
import { useDeferredValue } from 'react';

/**
 * Deferred value for a list whose content depends on the address: stays at the previous value until the next one
 * has loaded (pass the difference to `StaleContent`). After a return through history it is the current value at
 * once, since a scroll position far down exists only on a page of the former length.
 */
export function useDeferredContent<T>(wanted: T): T {
  const later = useDeferredValue(wanted);
  return useLatestNavigationType() === 'return' ? wanted : later;
}
