import { Finger } from '../../fixtures/touch.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { QueueDrawer } from '../../pages/queue-drawer.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

test('touch moves, scrolls and selects rows of the queue', async ({ page, playlist }) => {
  await playlist.open(5003);
  await playlist.playAll.first().tap();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  const queue = new QueueDrawer(page);
  const finger = new Finger(page);
  await queue.open();
  const [a, b, c, d, , f] = await queue.names();
  const row = await queue.row(1).boundingBox();
  const height = row?.height ?? 0;

  await test.step('drags a row by its handle', async () => {
    await finger.swipe(queue.grips.nth(1), { y: 2 * height });
    await expect.poll(async () => (await queue.names()).slice(0, 4)).toEqual([a, c, d, b]);
  });

  await test.step('drags a row after a long press', async () => {
    await finger.press(queue.row(3));
    // The card beside the finger shows that a row is dragged.
    await expect(queue.dialog.locator('[data-carried]')).toBeVisible();
    await finger.move({ y: -2.3 * height });
    await finger.lift();
    await expect.poll(async () => (await queue.names()).slice(0, 4)).toEqual([a, b, c, d]);
    await expect(page.getByRole('menu')).toBeHidden();
  });

  await test.step('a swipe without a long press scrolls and moves no row', async () => {
    await finger.swipe(queue.row(5), { y: -200 });
    await expect(queue.row(0)).not.toBeInViewport();
    await queue.dialog.getByRole('button', { name: '跳到正在播放' }).tap();
    await expect(queue.playing).toBeInViewport();
    expect((await queue.names())[0]).toBe(a);
  });

  await test.step('taps select rows in selection mode, and the selected ones are removed', async () => {
    const { queueLength, songId } = await readPlayer(page);
    await queue.button('多选').tap();
    await queue.row(2).tap();
    await queue.row(4).tap();
    await expect(queue.chosen).toContainText('已选 2 首');
    expect((await readPlayer(page)).songId).toBe(songId);
    await queue.chosen.getByRole('button', { name: '从队列中移除' }).tap();
    await expect.poll(async () => (await queue.names()).slice(0, 4)).toEqual([a, b, d, f]);
    expect((await readPlayer(page)).queueLength).toBe(queueLength - 2);
  });
});
