import { announcementChecks, recordAnnouncements } from '../../fixtures/announcements.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';

test.beforeEach(({ context }) => recordAnnouncements(context));

/** Loads the code that announces, which waits until someone uses the page. */
const awake = async (page: Page) => {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 300);
  await expect(page.locator('html')).toHaveAttribute('data-commands', 'ready');
};

test('the end of loading after a filter, a search and a retry is announced once', async ({
  page,
  browse,
  search,
  guard,
}) => {
  await test.step('a choice of a filter, with the name of the list', async () => {
    await browse.open('/mv-all');
    await awake(page);
    const says = announcementChecks(page);
    await browse.choice('地区', '内地').click();
    await says(/^polite: MV列表( · \d+ 项)?$/);
  });

  await test.step('a choice that fails, and 重试', async () => {
    await browse.open('/singer-list');
    await awake(page);
    const says = announcementChecks(page);
    const chart = /\/toplist\/artist/;
    guard.allowStatus(500, chart);
    await page.route(chart, (route) => route.fulfill({ status: 500, json: { code: 500, message: '' } }));
    await browse.choice('地区', '欧美').click();
    await expect(browse.retry).toBeVisible();
    await says(/^assertive: /);
    await page.unroute(chart);
    await browse.retry.click();
    await says(/^polite: 歌手榜：欧美 · \d+ 项$/);
  });

  await test.step('another search and the next page of results, with their number', async () => {
    await search.open(`/search-detail/album?keywords=${encodeURIComponent('月')}`);
    await expect(search.count).toBeVisible();
    await awake(page);
    const says = announcementChecks(page);
    await search.searchFor('春');
    await says(/找到 \d+ 张专辑$/);
    await search.searchFor('没有这样的专辑名');
    await says(/^polite: .*没有这样的专辑名/);
  });
});

test('another order of comments is announced by the name of their list', async ({ page, browse }) => {
  await browse.open('/hot-comment-list/10001/song');
  const says = announcementChecks(page);
  await awake(page);
  const order = browse.main.getByRole('group', { name: '评论的顺序' });
  await order.getByText('最新').click();
  await says(/^polite: 评论( · \d+ 项)?$/);
  await expect(browse.main.getByRole('list', { name: '评论', exact: true })).toBeVisible();
});
