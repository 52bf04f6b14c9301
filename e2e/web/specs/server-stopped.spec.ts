import type { Page } from '@playwright/test';
import { AUDIT } from '../fixtures/sampled.ts';
import { messagesShown } from '../fixtures/messages.ts';
import { peakLevel, readPlayer } from '../fixtures/sound.ts';
import { expect, test } from '../fixtures/test.ts';

const AUDIBLE = 0.005;

test.use({ baseURL: async ({ ownServer }, use) => use(ownServer.url) });

test('the server goes away and comes back, and nothing is lost', async ({
  page,
  guard,
  ownServer,
  home,
  playlist,
  player,
  shell,
}) => {
  guard.allowOffline();

  await test.step('music plays', async () => {
    await home.open();
    await home.openFirstPlaylist();
    await playlist.playAll.click();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  });
  const playing = await readPlayer(page);

  await test.step('without the server a new page says that it failed, and what is here stays', async () => {
    await page.getByRole('link', { name: '发现音乐' }).first().click();
    await expect(home.playlists.nth(1)).toBeVisible();
    await ownServer.kill();
    await home.playlists.nth(1).click();
    await expect(shell.failure.first()).toBeVisible();
    await expect(player.region).toBeVisible();
    expect((await readPlayer(page)).queueLength).toBe(playing.queueLength);
  });

  await test.step('with the server back, retry works', async () => {
    await ownServer.restart();
    await shell.retry.first().click();
    await expect(playlist.rows.first()).toBeVisible();
  });

  await test.step('and the music plays on', async () => {
    await player.playOn();
    await expect.poll(() => peakLevel(page)).toBeGreaterThan(AUDIBLE);
    expect((await readPlayer(page)).queueLength).toBe(playing.queueLength);
  });
});

test(
  'a song asked for while the server is away is there when it is back',
  AUDIT,
  async ({ page, guard, ownServer, home, playlist, player }) => {
    guard.allowOffline();
    await home.open();
    await home.openFirstPlaylist();
    await expect(playlist.rows.first()).toBeVisible();
    await ownServer.stop();
    await playlist.playAll.click();
    await expect.poll(async () => (await readPlayer(page)).status).not.toBe('playing');
    const { queueLength } = await readPlayer(page);
    expect(queueLength).toBeGreaterThan(0);
    await ownServer.restart();
    await player.playOn();
    expect((await readPlayer(page)).queueLength).toBe(queueLength);
  },
);

test.describe('signed in', () => {
  test.use({ storageState: async ({ ownSignedIn }, use) => use(ownSignedIn) });

  test('a like that cannot be stored is taken back', async ({
    page,
    guard,
    ownServer,
    home,
    playlist,
    player,
  }) => {
    guard.allowOffline();
    await home.open();
    await home.openFirstPlaylist();
    await playlist.playAll.click();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    const was = await player.like.getAttribute('aria-pressed');
    await ownServer.kill();
    await player.like.click();
    await expect(player.like).toHaveAttribute('aria-pressed', was ?? 'false');
  });
});

/** How often this page has said that a part of it did not come. */
const lostParts = async (page: Page) =>
  (await messagesShown(page)).filter((message) => message.includes('没有完整送达')).length;

test(
  'what cannot be opened while the server is away leaves the page as it is',
  AUDIT,
  async ({ page, guard, ownServer, home, playlist, shell }) => {
    guard.allowOffline();
    await home.open();
    await home.openFirstPlaylist();
    await expect(playlist.rows.first()).toBeVisible();
    await ownServer.stop();
    for (const name of ['语言', '浏览记录']) {
      const button = page.getByRole('button', { name });
      const before = await lostParts(page);
      await button.click();
      await expect.poll(() => lostParts(page)).toBeGreaterThan(before);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(playlist.rows.first()).toBeVisible();
    await ownServer.restart();
    await shell.chooseLanguage('繁體中文');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  },
);
