import { expectScrollRestored } from '../../fixtures/scroll-position.ts';
import { expect, test } from '../../fixtures/test.ts';

const CHANGE = /上升 \d+ 位|下降 \d+ 位|名次不变|新上榜/;

test('shows places and changes of the singer chart by region, and restores the scroll position on Back from a singer', async ({
  page,
  browse,
}) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await browse.open('/singer-list');
  const chart = browse.main.getByRole('list', { name: '歌手榜：华语' });
  await expect(chart.getByRole('listitem').first()).toHaveText(CHANGE);
  await browse.choice('地区', '欧美').click();
  await expect(page).toHaveURL(/area=western/);
  await expect(browse.main.getByRole('list', { name: '歌手榜：欧美' })).toBeVisible();
  await page.goBack();
  await expect(chart).toBeVisible();
  await expectScrollRestored(page, chart.getByRole('listitem').last().getByRole('link'));
});
