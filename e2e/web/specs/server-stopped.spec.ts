import type { Page } from '@playwright/test';
import { AUDIT } from '../fixtures/audit-sample.ts';
import { messagesShown, recordMessages } from '../fixtures/recorded-messages.ts';
import { peakLevel, readPlayer } from '../fixtures/player-state.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ context }) => recordMessages(context));

const AUDIBLE = 0.005;

test.use({
  baseURL: async ({ pooledServer }, use) => use(pooledServer.url),
  storageState: async ({ pooledSignedIn }, use) => use(pooledSignedIn),
});

test('loses nothing when the server stops and comes back', async ({
  page,
  guard,
  pooledServer,
  home,
  playlist,
  player,
  shell,
}) => {
  guard.allowOffline();

  await test.step('plays music', async () => {
    await home.open();
    await home.openFirstPlaylist();
    await playlist.playAll.click();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  });
  const playing = await readPlayer(page);

  await test.step('a new page shows a failure without the server, and loaded content stays', async () => {
    await page.getByRole('link', { name: '发现音乐' }).first().click();
    await expect(home.playlists.nth(1)).toBeVisible();
    await pooledServer.kill();
    await home.playlists.nth(1).click();
    await expect(shell.failure.first()).toBeVisible();
    await expect(player.region).toBeVisible();
    expect((await readPlayer(page)).queueLength).toBe(playing.queueLength);
  });

  await test.step('a like that cannot be stored is rolled back', async () => {
    const was = (await player.like.getAttribute('aria-pressed')) ?? 'false';
    await player.like.click();
    await expect
      .poll(() => messagesShown(page))
      .toContainEqual(expect.stringContaining('没有成功，请再试一次'));
    await expect(player.like).toHaveAttribute('aria-pressed', was);
  });

  await test.step('retry works when the server is back', async () => {
    await pooledServer.restart();
    await shell.retry.first().click();
    await expect(playlist.rows.first()).toBeVisible();
  });

  await test.step('the music goes on', async () => {
    await player.resumeAfterOutage();
    await expect.poll(() => peakLevel(page)).toBeGreaterThan(AUDIBLE);
    expect((await readPlayer(page)).queueLength).toBe(playing.queueLength);
  });
});

test(
  'a song requested while the server is away plays when it is back',
  AUDIT,
  async ({ page, guard, pooledServer, home, playlist, player }) => {
    guard.allowOffline();
    await home.open();
    await home.openFirstPlaylist();
    await expect(playlist.rows.first()).toBeVisible();
    await pooledServer.stop();
    await playlist.playAll.click();
    await expect.poll(async () => (await readPlayer(page)).status).not.toBe('playing');
    const { queueLength } = await readPlayer(page);
    expect(queueLength).toBeGreaterThan(0);
    await pooledServer.restart();
    await player.resumeAfterOutage();
    expect((await readPlayer(page)).queueLength).toBe(queueLength);
  },
);

/** Number of messages about parts of the page that failed to load. */
const lostParts = async (page: Page) =>
  (await messagesShown(page)).filter((message) => message.includes('没有完整送达')).length;

test(
  'parts that cannot be loaded without the server leave the page as it is',
  AUDIT,
  async ({ page, guard, pooledServer, home, playlist, shell }) => {
    guard.allowOffline();
    await home.open();
    await home.openFirstPlaylist();
    await expect(playlist.rows.first()).toBeVisible();
    await pooledServer.stop();
    for (const name of ['语言', '浏览记录']) {
      const button = page.getByRole('button', { name });
      const before = await lostParts(page);
      await button.click();
      await expect.poll(() => lostParts(page)).toBeGreaterThan(before);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(playlist.rows.first()).toBeVisible();
    await pooledServer.restart();
    await shell.chooseLanguage('繁體中文');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  },
);
