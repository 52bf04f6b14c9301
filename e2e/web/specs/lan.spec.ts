import type { Page, Request } from '@playwright/test';
import { serveHostile } from '../fixtures/hostile-page.ts';
import { lanName } from '../fixtures/lan.ts';
import { readPlayer } from '../fixtures/player-state.ts';
import { expect, test } from '../fixtures/test.ts';
import { PlaylistPage } from '../pages/playlist-page.ts';

test('shows no warning on plain http in the home network, an insecure context', async ({ page, home }) => {
  await home.open();
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await expect(home.playlists.first()).toBeVisible();
});

test('serves gzip-compressed scripts, because browsers accept no brotli over plain http', async ({
  page,
  home,
}) => {
  const encodings: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) encodings.push(response.headers()['content-encoding']);
  });
  await home.open();
  await expect(home.playlists.first()).toBeVisible();
  expect(encodings.length).toBeGreaterThan(0);
  expect(encodings.filter((encoding) => encoding === 'gzip').length).toBeGreaterThan(encodings.length / 2);
});

test('the test page explains which features the browser disables here', async ({ page, shell }) => {
  await page.goto('/test');
  const caches = shell.main.getByRole('region', { name: '缓存与离线' });
  await expect(caches.getByText('浏览器只在 https（或本机）下提供。')).toHaveCount(3);
  const storage = shell.main.getByRole('region', { name: '存储' });
  await expect(storage.getByText(/^页面经 http 打开。听歌、队列、登录和所有页面照常可用/)).toBeVisible();
  await expect(storage.getByText('不可用')).toHaveCount(0);
});

test('playing in one tab pauses the other one in an insecure context too', async ({ page, context }) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    const playlist = new PlaylistPage(each);
    await playlist.open('5003');
    await playlist.playAll.click();
    await expect.poll(async () => (await readPlayer(each)).status).toBe('playing');
  }
  await expect.poll(async () => (await readPlayer(page)).status).toBe('paused');
});

/** Runs `act` and waits until a call to like a song has been answered. @returns its request */
async function likeCall(page: Page, action: () => Promise<unknown>): Promise<Request> {
  const matches = (request: Request) => request.url().includes('/api/like?');
  const answered = Promise.race([
    page.waitForEvent('requestfinished', matches),
    page.waitForEvent('requestfailed', matches),
  ]);
  await action();
  return answered;
}

test('a page on another port of the host cannot use the session, and the product’s own page can', async ({
  page,
  server,
  guard,
  login,
  playlist,
  player,
}) => {
  await login.open();
  await login.signIn(server.demoAccount);
  await page.waitForURL('**/personal-recommendation');
  const likedSongs = async (): Promise<number[]> => {
    await page.goto('/test');
    return page.evaluate(
      async () =>
        (await (await fetch(`/api/likelist?uid=10&timestamp=${Date.now()}`)).json()).ids as number[],
    );
  };
  const before = await likedSongs();
  const like = (id: number) => `http://${lanName}:${server.port}/api/like?id=${id}&like=true`;
  // The browser logs an error for a picture whose answer is not an image.
  guard.allow(/\/api\/like\?id=10065/);
  const hostile = await serveHostile(`<img alt="" src="${like(10_065)}"><a href="${like(10_066)}">看看</a>
    <form method="post" action="${like(10_067)}"><button>送出</button></form>`);
  try {
    const open = () => page.goto(`http://${lanName}:${hostile.port}/`);
    const follow = async (role: 'link' | 'button') => {
      await open();
      return likeCall(page, () => page.getByRole(role).click());
    };
    const calls = [await likeCall(page, open), await follow('link'), await follow('button')];
    expect(calls.map((call) => [call.method(), new URL(call.url()).searchParams.get('id')])).toEqual([
      ['GET', '10065'],
      ['GET', '10066'],
      ['POST', '10067'],
    ]);
    // The first call is a picture whose answer the browser blocks: its request headers are not reported.
    for (const call of calls.slice(1)) {
      const headers = await call.allHeaders();
      expect(headers['cookie']).toContain('MUSIC_U=');
      expect(headers['referer']).toBeUndefined();
      expect(headers['sec-fetch-site']).toBeUndefined();
    }
    expect(await likedSongs()).toEqual(before);
  } finally {
    hostile.close();
  }

  await playlist.open('5003');
  await playlist.playAll.click();
  await expect(player.pause).toBeVisible();
  const was = await player.like.getAttribute('aria-pressed');
  const saved = await likeCall(page, () => player.like.click());
  expect(await (await saved.response())?.json()).toMatchObject({ code: 200 });
  expect((await likedSongs()).length).toBe(before.length + (was === 'true' ? -1 : 1));
  await likeCall(page, () => player.like.click());
  await expect(player.like).toHaveAttribute('aria-pressed', was ?? 'false');
});
