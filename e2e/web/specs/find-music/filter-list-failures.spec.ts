import { AUDIT, sample } from '../../fixtures/audit-sample.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ baseURL: async ({ pooledServer }, use) => use(pooledServer.url) });

/** Screens that share the same failure components: a path, and a filter choice whose content was not fetched yet. */
const screens = [
  { path: '/find-music/song-list', row: '热门', choice: '宋词' },
  { path: '/find-music/quality-play-list/all', row: '分类', choice: '宋词' },
  { path: '/find-music/singer', row: '语种', choice: '华语' },
  { path: '/find-music/latest-music', row: '地区', choice: '欧美' },
  { path: '/singer-list', row: '地区', choice: '欧美' },
] as const;

for (const { path, row, choice } of sample(screens, 1)) {
  test(`${path} keeps its filters without the server and can be retried`, async ({
    browse,
    guard,
    pooledServer,
  }) => {
    guard.allowOffline();
    await browse.open(path);
    await expect(browse.chosen(row)).toBeVisible();
    await expect(browse.choice(row, choice)).toBeVisible();
    await pooledServer.kill();
    await browse.choice(row, choice).click();
    await expect(browse.chosen(row)).toHaveText(choice);
    await expect(browse.retry.first()).toBeVisible();
    await pooledServer.restart();
    await browse.retryAll();
    const content = browse.main.locator('article, [role="row"][aria-label], ol > li');
    await expect(content.first()).toBeVisible();
  });
}

test(
  'a search shows a failure without the server, and finds results when it is back',
  AUDIT,
  async ({ guard, pooledServer, search, browse }) => {
    guard.allowOffline();
    await search.open(`/search-detail/song?keywords=${encodeURIComponent('月')}`);
    await expect(search.count).toBeVisible();
    await pooledServer.kill();
    await search.searchFor('春');
    await expect(search.title).toHaveText('“春”的搜索结果');
    await expect(browse.retry.first()).toBeVisible();
    await pooledServer.restart();
    await expect(async () => {
      await browse.retryAll();
      await expect(search.count).toHaveText(/找到 \d+ 首歌曲/, { timeout: 5000 });
    }).toPass();
  },
);
