import type { Page } from '@playwright/test';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { readPersistedQueue, lengthenPersistedQueue, QueueDrawer } from '../../pages/queue-drawer.ts';
import { songTitle } from '../../pages/song-title.ts';

test.use({ viewport: { width: 1280, height: 1400 } });

/** Largest difference to the position at which the page was killed, in ms. */
const SLACK_MS = 4000;
const LONG = 10_000;

/** Crashes the page, without any event for its scripts. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The call is never answered.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('restores queue, order, position and the songs to play next after a crash', async ({
  page,
  playlist,
  player,
}) => {
  const queue = new QueueDrawer(page);
  await playlist.open(5003);
  await expect(playlist.rows.nth(9)).toBeVisible();
  await playlist.playAll.first().click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  for (const mode of ['列表循环', '单曲循环', '随机播放']) {
    await player.mode.click();
    await expect(player.mode).toHaveAccessibleName(mode);
  }
  await songTitle(playlist.rows.nth(6)).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '下一首播放' }).click();
  await queue.open();
  await queue.row(4).focus();
  await page.keyboard.press('Delete');
  const names = await queue.names();
  const { queueLength, songId } = await readPlayer(page);
  await expect
    .poll(async () => {
      const kept = JSON.parse(await readPersistedQueue(page, 'list')) as { tracks: unknown[] };
      const place = JSON.parse(await readPersistedQueue(page, 'place')) as {
        positionMs: number;
        run: number;
      };
      return kept.tracks.length === queueLength && place.run === 1 && place.positionMs > 2000;
    })
    .toBe(true);
  const before = await readPlayer(page);
  await kill(page);

  const again = await page.context().newPage();
  const after = new QueueDrawer(again);
  await again.goto('/playList/5003');
  await expect.poll(async () => (await readPlayer(again)).queueLength).toBe(queueLength);
  const found = await readPlayer(again);
  expect(found).toMatchObject({ status: 'paused', songId, mode: 'shuffle' });
  expect(Math.abs(found.positionMs - before.positionMs)).toBeLessThan(SLACK_MS);
  await after.open();
  expect(await after.names()).toEqual(names);
  // The sequence of songs to play next continues: another one is inserted behind those from before the crash.
  await songTitle(again.getByRole('main').getByRole('grid').locator('[data-row="8"]')).click({
    button: 'right',
  });
  await again.getByRole('menuitem', { name: '下一首播放' }).click();
  await expect.poll(async () => (await after.names())[1]).toBe(names[1]);
  await expect.poll(async () => (await after.names()).length).toBe(names.length + 1);
  expect((await after.names())[3]).toBe(names[2]);
});

test('renders only the visible rows of ten thousand songs, and moves and removes several at once', async ({
  page,
  playlist,
  guard,
}) => {
  const queue = new QueueDrawer(page);
  await playlist.open(5003);
  await playlist.playAll.first().click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await expect.poll(() => readPersistedQueue(page, 'list')).toContain('tracks');
  // This page runs no player that would overwrite the persisted queue.
  guard.allowStatus(404, /favicon\.ico/);
  await page.goto('/api/playlist/detail?id=5003');
  await lengthenPersistedQueue(page, LONG);
  await page.goto('/playList/5003');
  await expect.poll(async () => (await readPlayer(page)).queueLength).toBe(LONG);

  await queue.open();
  expect(await queue.rows.count()).toBeLessThan(60);
  await queue.row(1).focus();
  await page.keyboard.press('End');
  await expect(queue.row(LONG - 1)).toBeFocused();
  await expect(queue.row(LONG - 1)).toHaveAttribute('aria-label', new RegExp(` ${LONG - 1} · `));
  await page.keyboard.press('Home');
  await expect(queue.row(0)).toBeFocused();
  // On the title. The cells of a row are replaced after fast scrolling, the row is not.
  await queue.row(1).click({ position: { x: 130, y: 18 } });
  await page.keyboard.press('Shift+End');
  await expect(queue.chosen).toContainText(`已选 ${(LONG - 1).toLocaleString('zh-CN')} 首`);
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await readPlayer(page)).queueLength).toBe(1);
  await queue.undo.getByRole('button', { name: '撤销' }).click();
  await expect.poll(async () => (await readPlayer(page)).queueLength).toBe(LONG);
  await expect(queue.row(1)).toHaveAttribute('aria-label', / 1 · /);
});
