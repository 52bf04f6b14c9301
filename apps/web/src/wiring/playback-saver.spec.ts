import { buildTrack, setUpPlayer } from '@qingyin/player/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bindPlaybackSaver, SAVE_DELAY_MS, SAVE_INTERVAL_MS } from './playback-saver.ts';

const tracks = (...ids: number[]) => ids.map((id) => buildTrack({ id }));
const save = vi.fn();
let uid: string | null;
let hide: () => void;
const ends: (() => void)[] = [];

function start() {
  const { player } = setUpPlayer();
  const lifecycle = { onHide: (callback: () => void) => ((hide = callback), () => undefined) };
  ends.push(bindPlaybackSaver({ player, device: 'here', userId: () => uid, lifecycle, save }));
  return { player };
}

async function play(player: ReturnType<typeof start>['player'], ids: number[], index = 0) {
  player.playList(tracks(...ids), index, { kind: 'playlist', id: '7' });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  uid = '10';
  save.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

it('saves queue, index and source once after several changes', async () => {
  const { player } = start();
  await play(player, [1, 2, 3], 1);
  player.next();
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  const playback = { device: 'here', queue: [1, 2, 3], index: 2, source: { kind: 'playlist', id: '7' } };
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(playback), false);
});

it('saves every 30 s while it plays, and at a pause at once', async () => {
  const { player } = start();
  await play(player, [1]);
  await vi.advanceTimersByTimeAsync(SAVE_INTERVAL_MS * 2);
  expect(save).toHaveBeenCalledTimes(3);
  player.pause();
  expect(save).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(SAVE_INTERVAL_MS * 2);
  expect(save).toHaveBeenCalledTimes(4);
});

it('saves when the page is hidden while it plays, and not when it is paused', async () => {
  const { player } = start();
  await play(player, [1]);
  hide();
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ queue: [1] }), true);
  player.pause();
  save.mockClear();
  hide();
  expect(save).not.toHaveBeenCalled();
});

it('saves nothing for guests, and nothing for a user of what a guest has left', async () => {
  uid = null;
  const { player } = start();
  await play(player, [1]);
  player.pause();
  uid = '10';
  hide();
  await vi.advanceTimersByTimeAsync(SAVE_INTERVAL_MS);
  expect(save).not.toHaveBeenCalled();
  player.play();
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(save).toHaveBeenCalledTimes(1);
});

it('saves nothing of one user for the next one', async () => {
  const { player } = start();
  await play(player, [1]);
  uid = '11';
  hide();
  expect(save).not.toHaveBeenCalled();
});

it('saves of a long queue the part around the current song', async () => {
  const { player } = start();
  const ids = Array.from({ length: 3000 }, (_, place) => place + 1);
  await play(player, ids, 2500);
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  const [{ queue, index }] = save.mock.lastCall as [{ queue: number[]; index: number }];
  expect([queue.length, queue[index]]).toEqual([1000, 2501]);
});
