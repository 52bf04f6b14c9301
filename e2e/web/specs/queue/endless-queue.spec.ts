import { AUDIT } from '../../fixtures/audit-sample.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DetailPage } from '../../pages/detail-page.ts';
import { FmPage } from '../../pages/fm-page.ts';
import { QueueDrawer } from '../../pages/queue-drawer.ts';

test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

test(
  'private FM continues in the queue drawer: skipped, trashed and restored songs',
  AUDIT,
  async ({ page }) => {
    const fm = new FmPage(page);
    const queue = new QueueDrawer(page);
    await fm.open();
    await fm.play.click();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    await queue.open();
    const line = queue.dialog.getByRole('group', { name: '私人FM' });
    await expect(line.getByRole('button', { name: /喜欢/ })).toBeVisible();
    const { queueLength } = await readPlayer(page);
    for (let step = 0; step < queueLength; step += 1) {
      const { songId } = await readPlayer(page);
      await line.getByRole('button', { name: '下一首' }).click();
      await expect.poll(async () => (await readPlayer(page)).songId).not.toBe(songId);
      await expect.poll(async () => (await readPlayer(page)).queueLength).toBeGreaterThan(step + 2);
    }
    expect((await readPlayer(page)).queueLength).toBeGreaterThan(queueLength);

    const { songId } = await readPlayer(page);
    await line.getByRole('button', { name: '不再播放这首歌' }).click();
    await expect.poll(async () => (await readPlayer(page)).songId).not.toBe(songId);
    await queue.undo.getByRole('button', { name: '撤销' }).click();
    await expect.poll(async () => (await readPlayer(page)).songId).toBe(songId);
  },
);

test('heart mode is labelled in the queue and continues it', async ({ page }) => {
  const liked = new DetailPage(page);
  const queue = new QueueDrawer(page);
  await liked.open('/my-love-music');
  await expect(liked.rows.first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '心动模式' }).click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await queue.open();
  await expect(queue.dialog.getByRole('group', { name: '心动模式' })).toBeVisible();
  const { queueLength } = await readPlayer(page);
  await queue.row(0).focus();
  await page.keyboard.press('End');
  await expect(queue.row(queueLength - 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readPlayer(page)).queueLength).toBeGreaterThan(queueLength);
});
