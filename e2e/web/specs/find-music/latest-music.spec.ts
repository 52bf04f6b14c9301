import { readPlayer } from '../../fixtures/player-state.ts';
import { expectScrollRestored } from '../../fixtures/scroll-position.ts';
import { expect, test } from '../../fixtures/test.ts';

const PATH = '/find-music/latest-music';
const MONTH = /^\d{4}年\d+月$/;

test('plays the new songs of a region as a list, from the button and from a row', async ({
  page,
  request,
  browse,
}) => {
  await browse.open(PATH);
  const songs = browse.main.getByRole('grid', { name: '新歌' });
  const rows = songs.locator('[role="row"][aria-label]');
  await browse.choice('地区', '欧美').click();
  await expect(page).toHaveURL(/area=EA/);
  await expect(rows.first()).toBeVisible();
  // The songs of all regions stay visible until those of the region have arrived.
  const { data } = (await (await request.get('/api/top/song?type=96')).json()) as { data: unknown[] };
  await expect(browse.main.getByText(`${data.length} 首歌`, { exact: true })).toBeVisible();
  await browse.main.getByRole('button', { name: '播放全部' }).click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  expect((await readPlayer(page)).queueLength).toBe(data.length);
  // Clicks beside the links to artist and album.
  await rows.nth(1).click({ position: { x: 24, y: 24 } });
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('keeps the region when switching from songs to albums, and plays an album by its button', async ({
  page,
  browse,
}) => {
  await browse.open(`${PATH}?area=JP`);
  await browse.main.getByRole('link', { name: '新专辑' }).click();
  await expect(page).toHaveURL(/view=albums/);
  await expect(page).toHaveURL(/area=JP/);
  await expect(browse.chosen('地区')).toHaveText('日本');
  await expect(browse.cards.first()).toBeVisible();
  await browse.play(browse.cards.first());
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
});

test('appends albums month by month, and restores the scroll position on Back', async ({ page, browse }) => {
  await browse.open(`${PATH}?view=albums`);
  const months = browse.main.getByRole('heading', { level: 2, name: MONTH });
  await expect(months.first()).toBeVisible();
  await browse.scrollToEnd();
  expect(await browse.cards.count()).toBeGreaterThan(7);
  const names = await months.allInnerTexts();
  expect(new Set(names).size).toBe(names.length);
  const loaded = await browse.cards.count();
  await expectScrollRestored(page, browse.linkOf(browse.cards.last()));
  await expect(browse.cards).toHaveCount(loaded);
});
