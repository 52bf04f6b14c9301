import { buildTrack, buildTracks, flushPromises, setUpPlayer } from '@qingyin/player/testing';
import { expect, it, vi } from 'vitest';
import { playNow } from './play-now.ts';

async function playing(source: { kind: 'fm'; id: string } | null) {
  const { player } = setUpPlayer();
  player.playList(buildTracks(4), 1, source);
  await flushPromises();
  const ids = () => player.snapshot.get().queue.map(({ id }) => id);
  return { player, ids };
}

it('plays after the current song and keeps the rest of the queue', async () => {
  const { player, ids } = await playing(null);
  playNow(player, [buildTrack({ id: 4 })]);
  expect(player.snapshot.get().track?.id).toBe(4);
  expect(ids()).toEqual([1, 2, 4, 3, 4]);
});

it('removes upcoming duplicates from a private FM and keeps played songs', async () => {
  const { player, ids } = await playing({ kind: 'fm', id: 'DEFAULT' });
  playNow(player, [buildTrack({ id: 4 }), buildTrack({ id: 1 })]);
  expect(player.snapshot.get().track?.id).toBe(4);
  await vi.waitFor(() => expect(ids()).toEqual([1, 2, 4, 1, 3]));
});
