import { endpoints, toTracks, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ContinueDevice } from './continue-devices.ts';
import { lazyLibraryKeys } from './lazy-keys.ts';
import { ownDevice } from './own-device.ts';

/** Greatest number of songs that the service keeps of a queue. */
export const CONTINUE_QUEUE_MAX = 1000;

/** Id of this device, see `ownDevice`. */
export const ownDeviceQuery = () =>
  queryOptions({
    queryKey: lazyLibraryKeys.ownDevice(),
    queryFn: ownDevice,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A queue to continue. */
export interface ContinueQueue {
  tracks: Track[];
  /** index of the current track */
  index: number;
  positionMs: number;
  /** origin of the queue; null: none */
  source: { kind: string; id: string } | null;
}

/** Fetches the queue of a device, without songs that may not be heard any more. */
export async function fetchContinueQueue(device: string): Promise<ContinueQueue> {
  const answer = await http.call(endpoints.listening.continueQueue, { params: { device } });
  const { songs, index, position, source } = expectOk(answer);
  const [kind = '', ...id] = source.split(':');
  return {
    tracks: toTracks(songs),
    index,
    positionMs: position,
    source: kind ? { kind, id: id.join(':') } : null,
  };
}

/** What this device plays, to save. */
export interface PlaybackToSave {
  device: string;
  /** song ids, at most `CONTINUE_QUEUE_MAX` */
  queue: readonly number[];
  index: number;
  positionMs: number;
  source: { kind: string; id: string } | null;
}

/** Longest origin of a queue that the service keeps, UTF-16 units. */
const SOURCE_MAX = 128;

/**
 * Saves what this device plays.
 *
 * @param leaving the page may end: the request is sent with `keepalive`
 */
export async function savePlayback(playback: PlaybackToSave, leaving: boolean): Promise<void> {
  const { device, queue, index, positionMs, source } = playback;
  const origin = source ? `${source.kind}:${source.id}` : '';
  const params = {
    ...{ device, index, queue: queue.join(), position: Math.round(positionMs) },
    ...(origin && origin.length <= SOURCE_MAX && { source: origin }),
  };
  const options = { params, ...(leaving && { keepalive: true }) };
  expectOk(await http.call(endpoints.listening.continueSave, options));
}

/** Forgets what a device plays: optimistic update, rolled back when the service refuses. */
export const removeContinueMutation = (uid: string) => {
  const queryKey = lazyLibraryKeys.continueDevices(uid);
  return mutationOptions({
    onMutate: async (device: string, { client }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<ContinueDevice[]>(queryKey);
      client.setQueryData<ContinueDevice[]>(queryKey, (rows) => rows?.filter((row) => row.device !== device));
      return before;
    },
    mutationFn: async (device: string) => {
      expectOk(await http.call(endpoints.listening.continueRemove, { params: { device } }));
    },
    onError: (_error, _device, before, { client }) => client.setQueryData(queryKey, before),
  });
};
