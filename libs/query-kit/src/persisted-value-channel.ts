import { openChannel } from '@qingyin/device-storage';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

const CHANNEL = 'qingyin-kept-values';

interface Change {
  queryKey: QueryKey;
  value: unknown;
}

let channel: BroadcastChannel | null = null;
const readers = new Map<string, (value: unknown) => unknown>();

const isChange = (data: unknown): data is Change =>
  typeof data === 'object' && data !== null && 'queryKey' in data && Array.isArray(data.queryKey);

/** Registers the validation of a persisted value that other pages may send. */
export function registerPersistedValue(queryKey: QueryKey, read: (value: unknown) => unknown): void {
  readers.set(JSON.stringify(queryKey), read);
}

/** Broadcasts a persisted value to the other pages. */
export function broadcastPersistedValue(queryKey: QueryKey, value: unknown): void {
  channel?.postMessage({ queryKey, value } satisfies Change);
}

/**
 * Synchronises persisted values between the pages of a browser. Values are written whole: without this, a page
 * with an older copy would overwrite additions of another page. Does nothing in browsers without BroadcastChannel.
 *
 * @returns function that stops the synchronisation
 */
export function syncPersistedValues(client: QueryClient): () => void {
  const opened = openChannel(CHANNEL);
  if (!opened) return () => undefined;
  channel = opened;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (!isChange(data)) return;
    const { queryKey, value } = data;
    const read = readers.get(JSON.stringify(queryKey));
    const state = client.getQueryState(queryKey);
    if (!read || !state) return;
    // The value being read may be older than the broadcast one.
    if (state.fetchStatus === 'fetching') void client.refetchQueries({ queryKey, exact: true });
    else if (state.data !== undefined) client.setQueryData(queryKey, read(value));
  };
  opened.addEventListener('message', hear);
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}
