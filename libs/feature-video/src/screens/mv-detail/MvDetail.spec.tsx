import { capabilitiesAnswer, comments, song } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const mv = {
  id: 7,
  name: '鹿柴',
  artistId: 3,
  artistName: '空山',
  artists: [{ id: 3, name: '空山', img1v1Url: '', followed: false }],
  cover: '/p.jpg',
  coverId: 1,
  coverId_str: '1',
  playCount: 120_000,
  subCount: 5,
  shareCount: 0,
  commentCount: 2,
  duration: 20_000,
  publishTime: '2025-04-05',
  nType: 0,
  briefDesc: null,
  desc: '返景入深林',
  brs: [{ size: 1, br: 720, point: 0 }],
  commentThreadId: 'R_MV_5_7',
  videoGroup: [],
};
const answers = (rest = {}) => ({
  '/x/capabilities': capabilitiesAnswer(['film-song']),
  '/mv/detail': { code: 200, subed: false, data: mv, mp: {} },
  '/mv/detail/info': { code: 200, likedCount: 4, shareCount: 0, commentCount: 2, liked: false },
  '/x/film/song': { code: 200, data: { song: song(9), from: 5000 } },
  '/lyric/new': { code: 200, lrc: { version: 1, lyric: '[00:05.00]空山不见人\n[00:20.00]但闻人语响' } },
  '/simi/mv': {
    code: 200,
    mvs: [{ ...mv, id: 8, name: '竹里馆', playCount: 0 }],
  },
  '/comment/new': comments('真静'),
  '/mv/url': { code: 200, data: { id: 7, url: '/film.mp4', r: 720, size: 1, code: 200 } },
  ...rest,
});

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.stubGlobal('screen', { width: 1280, height: 720 });
});

it('MV page shows the film, its artists, counts, comments and similar MVs', async () => {
  await renderScreen('/mv-detail/7', { answers: answers() });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('鹿柴');
  const film = screen.getByRole('region', { name: '视频画面' });
  await waitFor(() => expect(film.querySelector('video')?.getAttribute('src')).toBe('/film.mp4'));
  expect(film.textContent).toContain('空山不见人');
  expect(screen.getByText('播放 12万 次')).toBeInTheDocument();
  expect(screen.getByText('收藏 5')).toBeInTheDocument();
  expect(screen.getByText(/2025年4月5日 发布/)).toBeInTheDocument();
  expect(screen.getByText('返景入深林')).toBeInTheDocument();
  expect((await screen.findByRole('button', { name: '喜欢' })).textContent).toBe('4');
  expect(await screen.findByText('真静')).toBeInTheDocument();
  const beside = screen.getByRole('region', { name: '相似MV' });
  const next = await within(beside).findByRole<HTMLAnchorElement>('link', { name: '竹里馆' });
  expect(next.pathname).toBe('/mv-detail/8');
});

it('MV page shows lyrics that exist as TTML only, with background vocals', async () => {
  const ttml =
    '<tt><body><p begin="5s" end="9s">空山不见人<span ttm:role="x-bg">（回声）</span></p><p begin="9s" end="12s">但闻人语响</p></body></tt>';
  await renderScreen('/mv-detail/7', {
    answers: answers({ '/lyric/new': { code: 200, ttml: { version: 1, lyric: ttml } } }),
  });
  const film = await screen.findByRole('region', { name: '视频画面' });
  await waitFor(() => expect(film.textContent).toContain('空山不见人 (回声)'));
});

it('MV page starts at the position in the URL', async () => {
  await renderScreen('/mv-detail/7?t=12', { answers: answers() });
  const film = await screen.findByRole('region', { name: '视频画面' });
  const video = film.querySelector('video')!;
  await waitFor(() => expect(video.getAttribute('src')).toBe('/film.mp4'));
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(video.currentTime).toBe(12);
});

it("continues with the song at the film's position and keeps the queue", async () => {
  const { user, player } = await renderScreen('/mv-detail/7', { answers: answers() });
  const film = await screen.findByRole('region', { name: '视频画面' });
  film.querySelector('video')!.currentTime = 3;
  await user.click(await screen.findByRole('button', { name: '听这首歌' }));
  expect(player.snapshot.get().track?.id).toBe(9);
  await waitFor(() => expect(player.positionMs()).toBeGreaterThanOrEqual(8000));
});

it('searches the song by title if the service does not supply it, and then shows no lyrics', async () => {
  const { stub } = await renderScreen('/mv-detail/7', {
    answers: answers({
      '/x/capabilities': capabilitiesAnswer([]),
      '/cloudsearch': { code: 200, result: { songs: [song(8), song(9, { mv: 7 })], songCount: 2 } },
    }),
  });
  expect(await screen.findByRole('button', { name: '听这首歌' })).toBeInTheDocument();
  const asked = stub.requests.filter(({ url }) => /cloudsearch|lyric|film\/song/.test(url.pathname));
  expect(asked.map(({ url }) => url.searchParams.get('keywords'))).toEqual(['鹿柴 空山']);
});

it('keeps the MV page if related films fail, which can be retried', async () => {
  let down = true;
  const { user } = await renderScreen('/mv-detail/7', {
    answers: answers({
      '/simi/mv': () => (down ? new Response('', { status: 500 }) : { code: 200, mvs: [] }),
    }),
  });
  const beside = await screen.findByRole('region', { name: '相似MV' });
  const retry = await within(beside).findByRole('button', { name: '重试' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('鹿柴');
  down = false;
  await user.click(retry);
  expect(await within(beside).findByText('还没有和它相近的视频。')).toBeInTheDocument();
});

it('reports a missing file and keeps the rest of the page', async () => {
  await renderScreen('/mv-detail/7', {
    answers: answers({ '/mv/detail': { code: 200, subed: false, data: { ...mv, brs: [] }, mp: {} } }),
  });
  expect(await screen.findByText('这个视频现在放不了。')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('鹿柴');
});

it('rolls a like back when the service refuses', async () => {
  const { user } = await renderScreen('/mv-detail/7', {
    login: true,
    answers: answers({ '/resource/like': { code: 500, message: 'no' } }),
  });
  const like = await screen.findByRole('button', { name: '喜欢' });
  await waitFor(() => expect(like.textContent).toBe('4'));
  await user.click(like);
  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('false'));
  expect(like.textContent).toBe('4');
});

it('reports an MV that does not exist', async () => {
  await renderScreen('/mv-detail/7', { answers: answers({ '/mv/detail': { code: 404, message: 'none' } }) });
  expect(await screen.findByText(/没有找到这个MV，它也许已经下架。/)).toBeInTheDocument();
});
