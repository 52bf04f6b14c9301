import { readPlayer } from '../../fixtures/player-state.ts';
import { expectScrollRestored } from '../../fixtures/scroll-position.ts';
import { expect, test } from '../../fixtures/test.ts';

const TOP_SONGS = 3;

test('shows first songs and dates of the official charts, and plays one', async ({ page, browse }) => {
  await browse.open('/find-music/top');
  const official = browse.main.getByRole('region', { name: '官方榜' });
  const chart = official.getByRole('article').first();
  await expect(chart.getByRole('listitem')).toHaveCount(TOP_SONGS);
  await expect(chart.locator('time')).toHaveText(/\d{4}年\d+月\d+日/);
  const first = await chart.getByRole('listitem').first().locator('bdi').first().innerText();
  await browse.play(chart);
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await browse.linkOf(chart).click();
  await expect(browse.main.locator('[role="row"][aria-current="true"]')).toHaveAccessibleName(
    new RegExp(`^${first}`),
  );
});

test('restores the scroll position on Back from a singer, and opens the whole chart', async ({
  page,
  browse,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await browse.open('/find-music/top');
  const singers = browse.main.getByRole('region', { name: '歌手榜' });
  await expectScrollRestored(page, browse.linkOf(singers.getByRole('article').last()));
  await singers.getByRole('link', { name: '完整榜单' }).click();
  await expect(page).toHaveURL(/\/singer-list$/);
});
