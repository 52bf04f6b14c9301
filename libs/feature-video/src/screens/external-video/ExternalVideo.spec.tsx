import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const show = (href: string) => renderScreen(href, { answers: {} });

it('names the service and links to it without any request', async () => {
  const { stub } = await show('/video-detail/youtube:dQw4w9WgXcQ?t=90');
  expect(await screen.findByRole('heading', { level: 1, name: 'YouTube 上的视频' })).toBeInTheDocument();
  expect(screen.getByText('dQw4w9WgXcQ')).toBeInTheDocument();
  expect(screen.getByText(/从 1:30 开始/)).toBeInTheDocument();
  const away = screen.getByRole('link', { name: '去 YouTube 看' });
  expect(away.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=90');
  expect(away.getAttribute('target')).toBe('_blank');
  expect(away.getAttribute('rel')).toBe('noreferrer');
  expect(document.querySelector('iframe')).toBeNull();
  expect(stub.requests).toEqual([]);
});

it('plays from the position in the URL', async () => {
  const { user } = await show('/video-detail/soundcloud:forss%2Fflickermood?t=90');
  await user.click(await screen.findByRole('button', { name: '在 SoundCloud 播放' }));
  await waitFor(() =>
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe(
      '/embed/soundcloud?id=forss%2Fflickermood&t=90',
    ),
  );
});

it('opens another link, whose video is not started', async () => {
  const { user, router } = await show('/video-detail/youtube:dQw4w9WgXcQ');
  await user.click(await screen.findByRole('button', { name: '在 YouTube 播放' }));
  const field = screen.getByRole('textbox', { name: '视频链接' });
  await user.click(field);
  await user.paste('https://soundcloud.com/forss/flickermood#t=1:30');
  await user.click(screen.getByRole('button', { name: '打开' }));
  expect(await screen.findByRole('button', { name: '在 SoundCloud 播放' })).toBeInTheDocument();
  expect(router.state.location.href).toBe('/video-detail/soundcloud:forss%2Fflickermood?t=90');
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '视频链接' }).value).toBe('');
});

it('rejects a link that is not a video, and does not navigate', async () => {
  const { user, router } = await show('/video-detail/youtube:dQw4w9WgXcQ');
  const field = await screen.findByRole('textbox', { name: '视频链接' });
  await user.type(field, 'https://example.com');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: '打开' }));
  expect(await screen.findByText(/^没有认出视频链接。/)).toBeInTheDocument();
  expect(screen.getByText(/可以是 YouTube、Vimeo.*Bilibili/)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/video-detail/youtube:dQw4w9WgXcQ');
});

it.each(['youtube:short', 'nobody:x', 'constructor:x'])('%s is not found', async (vid) => {
  await show(`/video-detail/${vid}`);
  expect(await screen.findByText('没有找到这个视频，它也许已经下架。')).toBeInTheDocument();
});
