import type { Page } from '@playwright/test';
import { createOwnPlaylist, deletePlaylist } from '../fixtures/own-playlist.ts';
import { messagesShown, recordMessages } from '../fixtures/recorded-messages.ts';
import { readPlayer } from '../fixtures/player-state.ts';
import { expect, test } from '../fixtures/test.ts';
import { drag, startDrag } from '../pages/drag-and-drop.ts';
import { songTitle } from '../pages/song-title.ts';

test.beforeEach(({ context }) => recordMessages(context));

// High enough to show a dragged row and its drop target at the same time.
test.use({
  storageState: async ({ signedIn }, use) => use(signedIn),
  viewport: { width: 1280, height: 1200 },
});

const namesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('grid')
    .locator('[role="row"][aria-label]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')?.split(' · ')[0]));

/** Waits until the owner can reorder the rows of a playlist; reordering loads after the rows. */
const movable = (page: Page) =>
  expect(page.getByRole('main').getByRole('grid')).toHaveAttribute('aria-keyshortcuts', /Alt\+ArrowUp/);

test('adds songs dropped on a playlist in the navigation, skips duplicates, and undoes it', async ({
  page,
  shell,
  playlist,
}) => {
  const list = await createOwnPlaylist(page, '拖进来的歌', 0);
  await playlist.open(5003);
  await expect(playlist.rows.nth(3)).toBeVisible();
  const names = await namesOf(page);
  const target = shell.navigation.getByRole('link', { name: list.name });
  const undo = page.getByRole('region', { name: '撤销' });

  await songTitle(playlist.rows.nth(1)).click();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('toolbar', { name: '已选歌曲' })).toBeVisible();
  await drag(page, { on: songTitle(playlist.rows.nth(2)) }, { on: target });
  await expect(undo).toContainText(`已把 2 首歌添加到歌单「${list.name}」`);
  // The dragged songs stay selected.
  await expect(page.locator('[role="row"][aria-selected="true"]')).toHaveCount(2);

  await drag(page, { on: songTitle(playlist.rows.nth(1)) }, { on: target });
  await expect
    .poll(() => messagesShown(page))
    .toContainEqual(expect.stringContaining(`歌单「${list.name}」里已经有了`));

  await target.click();
  await page.waitForURL(`**/playList/${list.id}`);
  await expect.poll(() => namesOf(page)).toEqual([names[1], names[2]]);
  await undo.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('main')).toContainText('这个歌单还没有歌。');
  await deletePlaylist(page, list);
});

test('reorders an own playlist by mouse and keys, persists the order, and explains why a sorted list cannot be reordered', async ({
  page,
  playlist,
}) => {
  const list = await createOwnPlaylist(page, '自己的顺序', 6);
  await playlist.open(list.id);
  await expect(playlist.rows.nth(5)).toBeVisible();
  await movable(page);
  const [a, b, c, d, e, f] = await namesOf(page);
  const saved = () => page.waitForResponse((answer) => answer.url().includes('/song/order/update'));

  const first = saved();
  await drag(page, { on: songTitle(playlist.rows.nth(4)) }, { on: playlist.rows.nth(1), y: 4 });
  await expect.poll(() => namesOf(page)).toEqual([a, e, b, c, d, f]);
  await first;
  await expect(page.getByRole('region', { name: '撤销' })).toContainText('移到第 2 位');

  const second = saved();
  await songTitle(playlist.rows.first()).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => namesOf(page)).toEqual([b, a, e, c, d, f]);
  await second;
  await expect(page.locator('[role="row"][aria-selected="true"]')).toHaveCount(2);

  await page.reload();
  await expect.poll(() => namesOf(page)).toEqual([b, a, e, c, d, f]);

  await test.step('explains why a sorted list cannot be reordered, and restores the default order by the number column', async () => {
    await movable(page);
    const names = await namesOf(page);
    await page.getByRole('columnheader', { name: '时长' }).getByRole('button').click();
    await expect(page.getByRole('columnheader', { name: '时长' })).toHaveAttribute('aria-sort', 'ascending');
    // The column header changes at once, the rows follow.
    await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy');
    await startDrag(page, { on: playlist.rows.nth(3) }, { on: playlist.rows.nth(0) });
    await expect(page.getByText('歌曲只能在默认顺序里移动')).toBeVisible();
    await page.mouse.up();
    await page.getByRole('button', { name: '默认顺序' }).click();
    await expect.poll(() => namesOf(page)).toEqual(names);
  });
  await deletePlaylist(page, list);
});

test('inserts songs dropped into the queue at that place, and appends those dropped on the queue button', async ({
  page,
  playlist,
  player,
}) => {
  await playlist.open(5003);
  await playlist.playAll.first().click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  const { queueLength } = await readPlayer(page);
  await player.queue.click();
  const queue = page.getByRole('dialog', { name: '播放队列' });
  const entries = queue.locator('[role="row"][aria-label]');
  await expect(entries.nth(1)).toBeVisible();

  const [, , , fourth = ''] = await namesOf(page);
  await drag(page, { on: songTitle(playlist.rows.nth(3)) }, { on: entries.nth(1), y: 4 });
  await expect(entries.nth(1)).toContainText(fourth);
  await expect.poll(async () => (await readPlayer(page)).queueLength).toBe(queueLength + 1);

  await page.keyboard.press('Escape');
  await expect(queue).toBeHidden();
  await drag(page, { on: songTitle(playlist.rows.nth(0)) }, { on: player.queue });
  await expect.poll(async () => (await readPlayer(page)).queueLength).toBe(queueLength + 2);
});
