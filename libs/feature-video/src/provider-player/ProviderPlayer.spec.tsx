import { renderConnected } from '@qingyin/test-harness';
import { buildTracks, flushPromises } from '@qingyin/player/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ProviderPlayer } from './ProviderPlayer.tsx';

const link = { provider: 'youtube', id: 'dQw4w9WgXcQ', startS: 5 } as const;

async function show() {
  const bench = await renderConnected(<ProviderPlayer link={link} title="一首歌" posterUrl={null} />);
  const stage = await screen.findByRole('region', { name: '视频画面' });
  return { ...bench, stage };
}
/** Message from the page around the service's frame (apps/web/public/embed.js). */
const sendMessage = (frame: HTMLIFrameElement, data: object) =>
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', { data, origin: location.origin, source: frame.contentWindow }),
      ),
  );

describe('player for videos of other services', () => {
  it('requests nothing from the service before a press, and then pauses the music', async () => {
    const { stage, user, player } = await show();
    await act(async () => {
      player.playList(buildTracks(1));
      await flushPromises();
    });
    expect(stage.querySelector('iframe')).toBeNull();
    expect(stage.textContent).toContain('YouTube');
    await user.click(screen.getByRole('button', { name: '在 YouTube 播放' }));
    expect(stage.querySelector('iframe')?.getAttribute('src')).toBe('/embed/youtube?id=dQw4w9WgXcQ&t=5');
    expect(player.snapshot.get().status).toBe('paused');
  });

  it("pauses the music when the service's player reports playback", async () => {
    const { stage, user, player } = await show();
    await user.click(screen.getByRole('button', { name: '在 YouTube 播放' }));
    await act(async () => {
      player.playList(buildTracks(1));
      await flushPromises();
    });
    const frame = stage.querySelector('iframe')!;
    const says = (event: object) => sendMessage(frame, { embed: 'said', data: JSON.stringify(event) });
    says({ event: 'onStateChange', info: 2 });
    expect(player.snapshot.get().status).toBe('playing');
    says({ event: 'onStateChange', info: 1 });
    expect(player.snapshot.get().status).toBe('paused');
  });

  it('reports an unreachable service with a link to it', async () => {
    const { stage, user } = await show();
    await user.click(screen.getByRole('button', { name: '在 YouTube 播放' }));
    sendMessage(stage.querySelector('iframe')!, { embed: 'unreachable' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('没有连上 YouTube');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=5',
    );
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(screen.queryByRole('alert')).toBeNull();
    // The service responds late.
    sendMessage(stage.querySelector('iframe')!, { embed: 'unreachable' });
    await screen.findByRole('alert');
    sendMessage(stage.querySelector('iframe')!, { embed: 'said', data: '{}' });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('ignores messages from other windows and origins', async () => {
    const { user, stage } = await show();
    await user.click(screen.getByRole('button', { name: '在 YouTube 播放' }));
    const frame = stage.querySelector('iframe')!;
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { embed: 'unreachable' },
          origin: location.origin,
          source: window,
        }),
      );
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { embed: 'unreachable' },
          origin: 'https://elsewhere.example',
          source: frame.contentWindow,
        }),
      );
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("pauses the service's player when the music plays", async () => {
    const { stage, user, player } = await show();
    const joinFocus = vi.spyOn(player, 'joinFocus');
    await user.click(screen.getByRole('button', { name: '在 YouTube 播放' }));
    const frame = stage.querySelector('iframe')!;
    const post = vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => {});
    act(() => joinFocus.mock.calls[0]?.[0]());
    expect(post.mock.calls[0]?.[0]).toEqual({
      embed: 'say',
      data: JSON.stringify({ event: 'command', func: 'pauseVideo', args: [] }),
    });
  });
});
