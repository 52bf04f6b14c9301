import { scopedName } from './base-path.ts';

/**
 * Opens a BroadcastChannel to the other pages of this installation. Null where it is missing or blocked: Firefox blocks
 * it together with storage.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(scopedName(name));
  } catch {
    return null;
  }
}
