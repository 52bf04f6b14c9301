import { sampleAddress } from '../../fixtures/route-samples.ts';
import { readPlayer } from '../../fixtures/sound.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DetailPage } from '../../pages/detail-page.ts';

test('a playlist plays, goes to the queue, and leads to lists like it', async ({ page, request }) => {
  const list = new DetailPage(page);
  await list.open(await sampleAddress('/playList/$id', request));
  await expect(list.rows.first()).toBeVisible();
  await expect(list.comments).toBeVisible();
  await expect(list.region('收藏了它的人').getByRole('listitem').first()).toBeVisible();
  await list.playAll.click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  const { queueLength } = await readPlayer(page);
  await list.queueAll.click();
  await expect.poll(async () => (await readPlayer(page)).queueLength).toBe(2 * queueLength);

  const title = (await list.title.textContent()) ?? '';
  await list.region('相似歌单').getByRole('link').first().click();
  await expect(list.title).not.toHaveText(title);
  await expect(page).toHaveTitle(/ · 歌单 · 青音$/);
});

test('the button of the comments leads to them, with the focus', async ({ page, request }) => {
  const list = new DetailPage(page);
  await list.open(await sampleAddress('/playList/$id', request));
  await expect(list.comments).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '评论' }).first().click();
  await expect(list.comments).toBeInViewport();
  await expect(list.comments).toBeFocused();
});

test('a playlist that does not exist says so and leads on', async ({ page }) => {
  const list = new DetailPage(page);
  await list.open('/playList/999999999');
  await expect(page.getByRole('main')).toContainText('没有找到这个歌单');
  await list.elsewhere.click();
  await expect(page).toHaveURL(/personal-recommendation$/);
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('collecting holds, and is taken back', async ({ page }) => {
    const list = new DetailPage(page);
    await list.open('/playList/5003');
    const was = (await list.collect.getAttribute('aria-pressed')) ?? 'false';
    const other = was === 'true' ? 'false' : 'true';
    await list.collect.click();
    await expect(list.collect).toHaveAttribute('aria-pressed', other);
    await page.reload();
    await expect(list.collect).toHaveAttribute('aria-pressed', other);
    await list.collect.click();
    await expect(list.collect).toHaveAttribute('aria-pressed', was);
  });

  test('one’s own list cannot be collected', async ({ page }) => {
    const list = new DetailPage(page);
    await list.open('/personal-recommendation');
    await page.getByRole('link', { name: '清晨散步' }).first().click();
    await expect(list.title).toHaveText('清晨散步');
    await expect(list.playAll.first()).toBeVisible();
    await expect(list.collect).toHaveCount(0);
  });

  test('an empty list says so and has nothing to play', async ({ page }) => {
    const made = await page.request.post('/api/playlist/create', { form: { name: '还没有想好' } });
    const { id } = (await made.json()) as { id: number };
    const list = new DetailPage(page);
    await list.open(`/playList/${id}`);
    await expect(page.getByRole('main')).toContainText('这个歌单还没有歌。');
    await expect(list.playAll.first()).toBeDisabled();
    await expect(list.queueAll).toHaveCount(0);
    await page.request.post('/api/playlist/delete', { form: { id: String(id) } });
  });
});
