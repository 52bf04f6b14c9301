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

/** Says how a value that another page keeps under a query key is made safe. */
export function readsKept(queryKey: QueryKey, read: (value: unknown) => unknown): void {
  readers.set(JSON.stringify(queryKey), read);
}

/** Tells the other pages what this one keeps. */
export function tellKept(queryKey: QueryKey, value: unknown): void {
  channel?.postMessage({ queryKey, value } satisfies Change);
}

/**
 * Shows in this page what other pages of the browser keep from now on. A value is written whole: without this, a page that
 * read it earlier would write it back without what another page has added since. Does nothing in browsers without
 * BroadcastChannel.
 *
 * @returns what ends it
 */
export function shareKeptValues(client: QueryClient): () => void {
  const opened = openChannel(CHANNEL);
  if (!opened) return () => undefined;
  channel = opened;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (!isChange(data)) return;
    const { queryKey, value } = data;
    const read = readers.get(JSON.stringify(queryKey));
    const state = client.getQueryState(queryKey);
    if (!read || !state) return;
    // What is being read may be older than what was kept.
    if (state.fetchStatus === 'fetching') void client.refetchQueries({ queryKey, exact: true });
    else if (state.data !== undefined) client.setQueryData(queryKey, read(value));
  };
  opened.addEventListener('message', hear);
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}
