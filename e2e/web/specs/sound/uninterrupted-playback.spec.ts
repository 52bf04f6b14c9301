import { choose } from '../../fixtures/choose.ts';
import type { Page } from '@playwright/test';
import { type ListeningWindow, readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PlayerBar } from '../../pages/player-bar.ts';
import { PlaylistPage } from '../../pages/playlist-page.ts';

/** Addresses of song files, whatever the storage of the service. */
const FILES = /\/media\/audio\//;
const COME_BYTES = 200_000;

const status = async (page: Page): Promise<string> => (await readPlayer(page)).status;
const place = async (page: Page): Promise<number> => (await readPlayer(page)).positionMs;

async function playing(page: Page, list = '5003'): Promise<void> {
  const playlist = new PlaylistPage(page);
  await playlist.open(list);
  await playlist.playAll.click();
  await expect.poll(() => status(page)).toBe('playing');
}

/** Records every event that stops the sound, from now on. */
async function noteStops(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const stops: string[] = [];
    Object.assign(window, { stops });
    for (const element of (window as ListeningWindow).heardElements ?? [])
      for (const type of ['pause', 'emptied', 'ended', 'error'])
        element.addEventListener(type, () => stops.push(type));
  });
  return () => page.evaluate(() => (window as unknown as { stops: string[] }).stops);
}

test('plays on through navigation, changes of language and theme, and a frozen page', async ({
  page,
  shell,
}) => {
  await playing(page);
  const stops = await noteStops(page);
  let before = await place(page);
  const goesOn = async (): Promise<void> => {
    await expect.poll(() => place(page)).toBeGreaterThan(before);
    before = await place(page);
    await expect.poll(() => status(page)).toBe('playing');
  };
  for (const name of ['发现音乐', '视频']) {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).click();
    await goesOn();
  }
  await page.goBack();
  await goesOn();
  await shell.chooseLanguage('繁體中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await goesOn();
  const scheme = page.locator('html');
  const was = await scheme.getAttribute('data-mantine-color-scheme');
  await page.emulateMedia({ colorScheme: was === 'dark' ? 'light' : 'dark' });
  await expect(scheme).not.toHaveAttribute('data-mantine-color-scheme', was ?? '');
  await goesOn();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await goesOn();
  expect(await stops()).toEqual([]);
});

test('shows a failure for a song requested offline, and plays it once the network is back', async ({
  page,
  guard,
  player,
}) => {
  guard.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await playing(page);
  await page.context().setOffline(true);
  await player.next.click();
  await expect(player.region.getByText('连接断了，会自己接上')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => status(page)).toBe('playing');
  await expect(player.region.getByText('连接断了，会自己接上')).toHaveCount(0);
});

test('resumes a song at its position after a lost connection', async ({ page, guard }) => {
  guard.allow(/net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
  // The first seconds of each file arrive, and no more while the network is away.
  let away = true;
  await page.route(FILES, async (route) => {
    const from = Number(/^bytes=(\d+)-/.exec((await route.request().headerValue('range')) ?? '')?.[1] ?? 0);
    if (!away) await route.continue();
    else if (from >= COME_BYTES) await route.abort('internetdisconnected');
    else {
      const range = `bytes=${String(from)}-${String(COME_BYTES - 1)}`;
      await route.fulfill({
        response: await route.fetch({ headers: { ...route.request().headers(), range } }),
      });
    }
  });
  await playing(page);
  await expect.poll(() => place(page)).toBeGreaterThan(1000);
  const { songId } = await readPlayer(page);
  await expect.poll(() => status(page), { timeout: 60_000 }).not.toBe('playing');
  const lostAt = await place(page);
  away = false;
  await expect.poll(() => status(page), { timeout: 60_000 }).toBe('playing');
  expect((await readPlayer(page)).songId).toBe(songId);
  expect(lostAt).toBeGreaterThan(1000);
  expect(await place(page)).toBeGreaterThan(lostAt - 1000);
  await expect.poll(() => place(page)).toBeGreaterThan(lostAt + 1000);
});

test('restores position and speed paused after a reload, without sleep timer and A–B repeat', async ({
  page,
  player,
}) => {
  await playing(page);
  await player.more.click();
  await choose(player.choice('倍速', '1.25×'));
  await player.settings.getByRole('button', { name: '快一点' }).click();
  await choose(player.choice('省流量', '关'));
  await choose(player.choice('定时停止', '30 分'));
  await player.settings.getByRole('button', { name: 'A 从这里' }).click();
  await expect(player.loop).toHaveCount(1);
  await expect.poll(() => place(page)).toBeGreaterThan(3000);
  const { songId } = await readPlayer(page);
  await page.reload();
  await expect.poll(() => status(page)).toBe('paused');
  expect((await readPlayer(page)).songId).toBe(songId);
  expect(await place(page)).toBeGreaterThan(1000);
  await player.more.click();
  await expect(player.settings.getByText('1.30×')).toBeVisible();
  await expect(player.choice('省流量', '关')).toBeChecked();
  await expect(player.choice('定时停止', '不定时')).toBeChecked();
  await expect(player.loop).toHaveCount(0);
});

test('playing in one tab pauses the other', async ({ page, context }) => {
  await playing(page);
  const other = await context.newPage();
  await playing(other);
  await expect.poll(() => status(page)).toBe('paused');
  await new PlayerBar(page).play.click();
  await expect.poll(() => status(page)).toBe('playing');
  await expect.poll(() => status(other)).toBe('paused');
});
