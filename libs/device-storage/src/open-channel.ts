/**
 * A channel to the other pages of this origin. Null in browsers without one, and where it is refused: Firefox refuses it with
 * the storages.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  } catch {
    return null;
  }
}
