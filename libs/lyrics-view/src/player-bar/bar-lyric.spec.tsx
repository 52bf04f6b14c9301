import { renderConnected } from '@qingyin/test-harness';
import { buildTrack, flushPromises } from '@qingyin/player/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LyricPane } from '../LyricPane.tsx';
import { BarLyric } from './BarLyric.tsx';

const lyrics = { code: 200, lrc: { version: 1, lyric: '[00:01.00]床前明月光\n[00:05.00]疑是地上霜' } };
const track = buildTrack({ id: 7, name: '静夜思' });

it('shows the active line in the player bar once it is switched on', async () => {
  const part = (
    <>
      <BarLyric track={track} />
      <LyricPane track={track} />
    </>
  );
  const { user, player, audio } = await renderConnected(part, { answers: { '/lyric/new': lyrics } });
  await act(async () => {
    player.playList([track]);
    await flushPromises();
  });
  const line = () => document.querySelector('[data-sung-line]');
  await screen.findByText('疑是地上霜');
  expect(line()).toBeNull();
  await user.click(screen.getByRole('button', { name: '歌词设置' }));
  await user.click(await screen.findByRole('checkbox', { name: '播放栏里也显示唱到的一行' }));
  await waitFor(() => expect(line()).not.toBeNull());
  act(() => audio.advance(5500));
  await waitFor(() => expect(line()?.textContent).toBe('疑是地上霜'));
});
