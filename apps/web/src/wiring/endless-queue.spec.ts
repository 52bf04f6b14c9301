import { buildTrack, setUpPlayer, flushPromises } from '@qingyin/player/testing';
import { expect, it, vi } from 'vitest';
import { bindEndlessQueue } from './endless-queue.ts';

const tracks = (...ids: number[]) => ids.map((id) => buildTrack({ id }));
const ids = (player: ReturnType<typeof setUpPlayer>['player']) =>
  player.snapshot.get().queue.map(({ id }) => id);

it('appends new songs before private FM runs out, without duplicates', async () => {
  const { player } = setUpPlayer();
  const fetchTracks = vi
    .fn()
    .mockResolvedValueOnce(tracks(1, 2))
    .mockResolvedValueOnce(tracks(2, 4, 5));
  bindEndlessQueue({ player, kind: 'fm', isLoggedIn: () => true, fetchTracks });
  player.playList(tracks(1, 2), 0, { kind: 'fm', id: 'EXPLORE' });
  await flushPromises();
  expect(fetchTracks).toHaveBeenCalledWith('EXPLORE', tracks(1, 2)[0]);
  expect(ids(player)).toEqual([1, 2, 4, 5]);
});

it('ignores queues of other kinds', async () => {
  const { player } = setUpPlayer();
  const fetchTracks = vi.fn();
  bindEndlessQueue({ player, kind: 'fm', isLoggedIn: () => true, fetchTracks });
  player.playList(tracks(1), 0, { kind: 'playlist', id: '7' });
  await flushPromises();
  expect(fetchTracks).not.toHaveBeenCalled();
});

it('fetches again at the next song after a failure', async () => {
  const { player } = setUpPlayer();
  const fetchTracks = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(tracks(7));
  bindEndlessQueue({ player, kind: 'fm', isLoggedIn: () => true, fetchTracks });
  player.playList(tracks(1, 2), 0, { kind: 'fm', id: 'DEFAULT' });
  await flushPromises();
  expect(ids(player)).toEqual([1, 2]);
  player.next();
  await flushPromises();
  expect(ids(player)).toEqual([1, 2, 7]);
});

it('drops songs that arrive after the user started another queue', async () => {
  const { player } = setUpPlayer();
  let answer: (found: ReturnType<typeof tracks>) => void = () => undefined;
  bindEndlessQueue({
    player,
    kind: 'fm',
    isLoggedIn: () => true,
    fetchTracks: () => new Promise((resolve) => (answer = resolve)),
  });
  player.playList(tracks(1), 0, { kind: 'fm', id: 'DEFAULT' });
  player.playList(tracks(8, 9), 0, { kind: 'playlist', id: '7' });
  answer(tracks(2));
  await flushPromises();
  expect(ids(player)).toEqual([8, 9]);
});

it('appends nothing to a paused queue and continues when it plays', async () => {
  const { player } = setUpPlayer();
  let answer: (found: ReturnType<typeof tracks>) => void = () => undefined;
  const fetchTracks = vi.fn(() => new Promise<ReturnType<typeof tracks>>((resolve) => (answer = resolve)));
  bindEndlessQueue({ player, kind: 'fm', isLoggedIn: () => true, fetchTracks });
  player.playList(tracks(1), 0, { kind: 'fm', id: 'DEFAULT' });
  player.pause();
  answer(tracks(2));
  await flushPromises();
  expect(ids(player)).toEqual([1]);
  player.play();
  answer(tracks(2));
  await flushPromises();
  expect(ids(player)).toEqual([1, 2]);
});

it('fetches nothing for a guest', async () => {
  const { player } = setUpPlayer();
  const fetchTracks = vi.fn();
  bindEndlessQueue({ player, kind: 'fm', fetchTracks, isLoggedIn: () => false });
  player.playList(tracks(1), 0, { kind: 'fm', id: 'DEFAULT' });
  await flushPromises();
  expect(fetchTracks).not.toHaveBeenCalled();
});

it('continues from the playing song, with the source of its kind of queue', async () => {
  const { player } = setUpPlayer();
  const radio = vi.fn();
  const heart = vi.fn().mockResolvedValue(tracks(3));
  const shared = { player, isLoggedIn: () => true };
  bindEndlessQueue({ ...shared, kind: 'fm', fetchTracks: radio });
  bindEndlessQueue({ ...shared, kind: 'heart', fetchTracks: heart });
  player.playList(tracks(1, 2), 1, { kind: 'heart', id: '7' });
  await flushPromises();
  expect(heart).toHaveBeenCalledExactlyOnceWith('7', tracks(2)[0]);
  expect(radio).not.toHaveBeenCalled();
  expect(ids(player)).toEqual([1, 2, 3]);
});
