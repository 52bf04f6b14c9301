import { choose } from '../../fixtures/choose.ts';
import type { Page } from '@playwright/test';
import { createPlaylistOf, deletePlaylist, songIdsOfPlaylist } from '../../fixtures/own-playlist.ts';
import { type ListeningWindow, readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PlaylistPage } from '../../pages/playlist-page.ts';
import { SettingsDialog } from '../../pages/settings-dialog.ts';

/** List of songs that last a few seconds; these two are of different albums. */
const SHORT_LIST = '998';
const [FIRST, SECOND] = [2, 3];

test.use({
  ownEnv: { QINGYIN_SEED_SHORT: '10' },
  baseURL: async ({ pooledServer }, use) => use(pooledServer.url),
  storageState: async ({ pooledSignedIn }, use) => use(pooledSignedIn),
});

/** Volumes of all media elements that play. */
const loudness = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...((window as ListeningWindow).heardElements ?? [])]
      .filter((element) => !element.paused)
      .map(({ volume }) => volume),
  );

test('crossfades for the chosen time, and persists the choice', async ({ page }) => {
  const settings = new SettingsDialog(page);
  const two = settings.dialog
    .getByRole('group', { name: '交叉淡入淡出' })
    .getByRole('radio', { name: '2 秒', exact: true });
  const all = await songIdsOfPlaylist(page, SHORT_LIST);
  const songs = [all[FIRST] ?? 0, all[SECOND] ?? 0];
  const mixed = await createPlaylistOf(page, '不同的专辑', songs);
  await settings.open('playback');
  await choose(two);

  const list = new PlaylistPage(page);
  await list.open(`${mixed.id}?settings=playback`);
  await expect(two).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(settings.dialog).toBeHidden();
  await list.playAll.click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  const [full = 0] = await loudness(page);
  await expect.poll(async () => (await loudness(page)).length, { intervals: [50] }).toBe(2);
  expect((await readPlayer(page)).songId).toBe(songs[1]);
  for (const each of await loudness(page)) expect(each).toBeLessThanOrEqual(full);
  await expect.poll(() => loudness(page), { intervals: [50] }).toEqual([full]);
  expect((await readPlayer(page)).status).toBe('playing');
  await deletePlaylist(page, mixed);
});
