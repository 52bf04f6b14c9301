import { AUDIT } from '../../fixtures/audit-sample.ts';
import type { Page } from '@playwright/test';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { drag } from '../../pages/drag-and-drop.ts';
import { QueueDrawer } from '../../pages/queue-drawer.ts';
import { songTitle } from '../../pages/song-title.ts';

// High enough to show all rows of a playlist and of the queue drawer.
test.use({ viewport: { width: 1280, height: 1400 } });

const songId = (page: Page) => () => readPlayer(page).then((player) => player.songId);

/** Song names of the playlist on the page. */
const listed = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('grid')
    .locator('[role="row"][aria-label]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')?.split(' · ')[0] ?? ''));

test.beforeEach(async ({ page, playlist }) => {
  await playlist.open(5003);
  await expect(playlist.rows.nth(9)).toBeVisible();
  await playlist.playAll.first().click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
});

test('songs inserted as next one after the other play in that order', async ({ page, playlist, player }) => {
  const queue = new QueueDrawer(page);
  const names = await listed(page);
  const putNext = async (place: number) => {
    await songTitle(playlist.rows.nth(place)).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '下一首播放' }).click();
    await expect(page.getByRole('menu')).toBeHidden();
  };
  for (const place of [7, 4, 9]) await putNext(place);
  await queue.open();
  await expect
    .poll(async () => (await queue.names()).slice(0, 5))
    .toEqual([0, 7, 4, 9, 1].map((place) => names[place]));

  for (const place of [7, 4, 9]) {
    await player.next.click();
    await expect(queue.playing).toHaveAttribute('aria-label', new RegExp(`^${names[place]}( · |$)`));
  }
  // Played songs stay above the current one.
  await expect(queue.row(0)).toBeVisible();
});

test('moves one or several rows by mouse and by keys, and undoes it step by step, with shuffle as well', async ({
  page,
  player,
}) => {
  const queue = new QueueDrawer(page);
  await queue.open();
  const before = await queue.names();
  const [a, b, c, d, e, f] = before;
  await drag(page, { on: songTitle(queue.row(4)) }, { on: queue.row(1), y: 4 });
  await expect.poll(async () => (await queue.names()).slice(0, 6)).toEqual([a, e, b, c, d, f]);

  await songTitle(queue.row(2)).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await queue.names()).slice(0, 6)).toEqual([a, b, c, e, d, f]);
  // The rows are still selected, and the mouse drags them together.
  await drag(page, { on: songTitle(queue.row(1)) }, { on: queue.row(5), y: 52 });
  await expect.poll(async () => (await queue.names()).slice(0, 6)).toEqual([a, e, d, f, b, c]);

  for (const rest of [
    [a, b, c, e, d, f],
    [a, e, b, c, d, f],
    [a, b, c, d, e, f],
  ]) {
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await queue.names()).slice(0, 6)).toEqual(rest);
  }
  expect(await queue.names()).toEqual(before);

  await test.step('shuffle reorders the upcoming songs, and leaving it restores the old order around the current song', async () => {
    const playing = await songId(page)();
    const modes = ['列表循环', '单曲循环', '随机播放'];
    for (const mode of modes) {
      await player.mode.click();
      await expect(player.mode).toHaveAccessibleName(mode);
    }
    await expect.poll(() => queue.names()).not.toEqual(before);
    const dealt = await queue.names();
    expect([...dealt].sort()).toEqual([...before].sort());
    expect(dealt[0]).toBe(before[0]);
    const singers = await queue.rows.evaluateAll((rows) =>
      rows.map((row) => row.getAttribute('aria-label')?.split(' · ')[1]?.split(' / ')[0]),
    );
    expect(singers.slice(1).filter((singer, place) => singer === singers[place])).toEqual([]);

    await queue.button('重新洗牌').click();
    await expect.poll(() => queue.names()).not.toEqual(dealt);
    await player.next.click();
    await expect.poll(songId(page)).not.toBe(playing);
    const now = await songId(page)();
    await player.mode.click();
    await expect.poll(() => queue.names()).toEqual(before);
    expect(await songId(page)()).toBe(now);
  });
});

test('removes selected rows together, and offers undo', AUDIT, async ({ page }) => {
  const queue = new QueueDrawer(page);
  await queue.open();
  const { queueLength } = await readPlayer(page);
  const before = await queue.names();
  await songTitle(queue.row(2)).click();
  await songTitle(queue.row(4)).click({ modifiers: ['Shift'] });
  await songTitle(queue.row(6)).click({ modifiers: ['ControlOrMeta'] });
  await expect(queue.chosen).toContainText('已选 4 首');
  await page.keyboard.press('Delete');
  await expect(queue.undo).toContainText('已从队列中移除 4 首歌');
  await expect.poll(async () => (await readPlayer(page)).queueLength).toBe(queueLength - 4);
  await queue.undo.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => queue.names()).toEqual(before);

  const playing = await songId(page)();
  await queue.row(0).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(queue.chosen).toContainText(`已选 ${queueLength} 首`);
  await page.keyboard.press('Delete');
  await expect(queue.dialog).toContainText('队列是空的');
  await queue.dialog.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => queue.names()).toEqual(before);
  expect(await songId(page)()).toBe(playing);
});
