import { someTracks, song, renderConnected } from '@qingyin/test-harness';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MomentChip } from './MomentChip.tsx';

const show = async () => {
  const answers = { '/song/detail': { code: 200, songs: [song(7, { dt: 60_000 })], privileges: [] } };
  const bench = await renderConnected(<MomentChip id="7" at={30_000} />, { answers });
  const press = () => bench.user.click(screen.getByRole('button', { name: '从 0:30 播放' }));
  const heard = () => [
    bench.player.snapshot
      .get()
      .queue.map(({ id }) => id)
      .join(),
    bench.player.snapshot.get().track?.id,
    bench.player.progress.get().positionMs,
  ];
  return { ...bench, press, heard };
};

it('plays the song from the moment if the queue is empty', async () => {
  const { press, heard } = await show();
  await press();
  await waitFor(() => expect(heard()).toEqual(['7', 7, 30_000]));
});

it('inserts the song after the current one and plays from the moment', async () => {
  const { press, heard, player } = await show();
  player.playList(someTracks(2), 0);
  await press();
  await waitFor(() => expect(heard()).toEqual(['1,7,2', 7, 30_000]));
});

it('seeks to the moment if the song is current', async () => {
  const { press, heard, player } = await show();
  player.playList(someTracks(8), 6);
  await press();
  await waitFor(() => expect(heard()).toEqual(['1,2,3,4,5,6,7,8', 7, 30_000]));
});
