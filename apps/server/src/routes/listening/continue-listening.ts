import { playedSongs } from '@qingyin/server-catalogue';
import { notFound } from '@qingyin/server-kernel';
import {
  heardQueue,
  type PlaybackState,
  playbackStateOf,
  playbackStates,
  removePlaybackState,
  savePlaybackState,
} from '@qingyin/server-recommend';
import { endpoints, type PlaybackDevice, type PlaybackQueue, type Song } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type UserRequestContext, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { listening } = endpoints;

async function queueOf(call: UserRequestContext, state: PlaybackState): Promise<PlaybackQueue> {
  const known = await playedSongs(call.db, [...new Set(state.queue)], await viewpointOf(call));
  const { queue, index, position } = heardQueue(state, (id) => known.has(id));
  return { songs: queue.flatMap((id) => known.get(id) ?? []), index, position, source: state.source };
}

/** The current songs of several devices by one query. */
async function currentSongs(
  call: UserRequestContext,
  states: readonly PlaybackState[],
): Promise<Map<number, Song>> {
  const ids = new Set(states.flatMap(({ queue, index }) => queue[index] ?? []));
  return playedSongs(call.db, [...ids], await viewpointOf(call));
}

async function devicesOf(call: UserRequestContext): Promise<PlaybackDevice[]> {
  const states = await playbackStates(call.db, call.user.id);
  const current = await currentSongs(call, states);
  const devices: PlaybackDevice[] = [];
  for (const state of states) {
    const { device, name, at: time, queue, index } = state;
    let song = current.get(queue[index] ?? 0);
    let { position } = state;
    // The whole queue is read only where its current song may not be heard any more.
    if (!song) {
      const heard = await queueOf(call, state);
      song = heard.songs[heard.index];
      position = heard.position;
    }
    if (song) devices.push({ device, name, time, position, count: queue.length, song });
  }
  return devices;
}

/** Routes for continuing what a device of the caller played (docs/api-extensions.md). */
export const continueListeningRoutes: Route[] = [
  personal(
    listening.continueSave,
    schemas.listening.continueSave,
    async (call, { name, source, ...state }) => {
      await savePlaybackState(call.db, call.user.id, {
        ...state,
        name: name || call.device,
        source: source ?? '',
        at: Date.now(),
      });
      return { code: 200 };
    },
  ),
  personal(listening.continueDevices, schemas.listening.continueDevices, async (call) => ({
    code: 200,
    devices: await devicesOf(call),
  })),
  personal(listening.continueQueue, schemas.listening.continueQueue, async (call, { device }) => {
    const state = await playbackStateOf(call.db, call.user.id, device);
    if (!state) throw notFound('设备');
    return { code: 200, ...(await queueOf(call, state)) };
  }),
  personal(listening.continueRemove, schemas.listening.continueRemove, async (call, { device }) => {
    await removePlaybackState(call.db, call.user.id, device);
    return { code: 200 };
  }),
];
