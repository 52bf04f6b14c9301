import type { Page } from '@playwright/test';
import { DeployedWeb } from '../fixtures/deployed-web.ts';
import type { Guard } from '../fixtures/guard.ts';
import type { ProductServer } from '../fixtures/product-server.ts';
import { startSeeded } from '../fixtures/seeded-data.ts';
import { readPlayer } from '../fixtures/player-state.ts';
import { waitForApp } from '../fixtures/wait-for-app.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { SettingsDialog } from '../pages/settings-dialog.ts';

const test = base.extend<{ web: DeployedWeb; versioned: ProductServer }>({
  web: async ({}, use) => {
    const web = await DeployedWeb.copy();
    await use(web);
    await web.remove();
  },
  versioned: async ({ web }, use) => {
    const server = await startSeeded({}, ['--web', web.folder]);
    await use(server);
    await server.dispose();
  },
  baseURL: async ({ versioned }, use) => use(versioned.url),
});

/** Serves a newer version from now on; the open page is of the version before. */
async function deploy(web: DeployedWeb, server: ProductServer, guard: Guard): Promise<void> {
  guard.allowOffline();
  guard.allowStatus(404, /\/assets/);
  guard.allow(
    /Failed to fetch dynamically imported module/,
    /Unable to preload CSS/,
    /Refused to apply style/,
  );
  await server.stop();
  await web.deploy();
  await server.restart();
}

const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-was-here', ''));
const marked = (page: Page) => page.locator('body[data-was-here]');

test('a chunk missing after a deployment reloads the page once and keeps the address', async ({
  page,
  guard,
  web,
  versioned,
  home,
  playlist,
}) => {
  await home.open();
  await home.playlists.first().waitFor();
  await mark(page);

  await test.step('a page', async () => {
    await deploy(web, versioned, guard);
    await home.openFirstPlaylist();
    await expect(playlist.playAll).toBeVisible();
    await expect(marked(page)).toHaveCount(0);
  });

  await test.step('a dialog over the page', async () => {
    await mark(page);
    await deploy(web, versioned, guard);
    const settings = new SettingsDialog(page);
    await page.evaluate(() => history.pushState(null, '', '?settings=lyrics'));
    await expect(marked(page)).toHaveCount(0);
    await expect(settings.dialog.getByRole('region', { name: '歌词' })).toBeVisible();
  });
});

test('texts missing after a deployment reload the page like its code', async ({
  page,
  guard,
  web,
  versioned,
  home,
  playlist,
}) => {
  // Until the deployment the texts of the other screens do not arrive, as on a slow network.
  await page.route(/texts-zh-CN-app/, (route) => route.abort());
  guard.allowOffline();
  await home.open();
  await home.playlists.first().waitFor();
  await mark(page);
  await deploy(web, versioned, guard);
  await page.unrouteAll();
  await home.openFirstPlaylist();
  await expect(playlist.playAll).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
});

test('a missing chunk offers a reload while music plays, and does not interrupt playback', async ({
  page,
  guard,
  web,
  versioned,
  home,
  playlist,
  shell,
}) => {
  await home.open();
  await home.openFirstPlaylist();
  await playlist.playAll.click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  const { songId, positionMs } = await readPlayer(page);
  await mark(page);
  await deploy(web, versioned, guard);

  await shell.navigation.getByRole('link', { name: '视频' }).click();
  await expect(shell.failure.first()).toBeVisible();
  const reload = page.getByRole('button', { name: '重新载入' });
  await expect(reload).toBeVisible();
  await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(positionMs);
  expect(await readPlayer(page)).toMatchObject({ songId, status: 'playing' });
  await expect(marked(page)).toHaveCount(1);

  await reload.click();
  await expect(marked(page)).toHaveCount(0);
  await waitForApp(page);
  await expect(page).toHaveURL(/\/video/);
  await expect(shell.failure).toHaveCount(0);
  await expect.poll(async () => (await readPlayer(page)).songId).toBe(songId);
});
