import { readPlayer } from '../../fixtures/player-state.ts';
import { expectScrollRestored } from '../../fixtures/scroll-position.ts';
import { expect, test } from '../../fixtures/test.ts';

const of = (type: string, keywords: string) =>
  `/search-detail/${type}?keywords=${encodeURIComponent(keywords)}`;
const KINDS = ['单曲', '歌手', '专辑', '视频', '歌单', '歌词', '用户'];

test('begins with an overview; a failing block leaves the others, and a link leads to all of a kind', async ({
  page,
  search,
  guard,
}) => {
  guard.allowStatus(500, /cloudsearch/);
  await page.route(
    (url) => url.pathname.endsWith('/cloudsearch') && url.searchParams.get('type') === '1000',
    (route) => route.fulfill({ status: 500, json: { code: 500, message: '' } }),
  );
  await search.open('/singer-list');
  await search.searchFor('月');
  await expect(page).toHaveURL(/\/search-detail\/all\?/);
  await expect(search.main.getByRole('list', { name: '单曲' }).getByRole('listitem')).toHaveCount(6);
  await expect(
    search.main.getByRole('region', { name: '歌单' }).getByRole('button', { name: '重试' }),
  ).toBeVisible();
  await search.main.getByRole('link', { name: '全部：专辑' }).click();
  await expect(search.kind('专辑')).toHaveAttribute('aria-current', 'page');
  await expect(search.count).toHaveText(/找到 \d+ 张专辑/);
});

test('counts songs, marks the query in them, and plays them; Back and Forward go through the kinds', async ({
  page,
  search,
}) => {
  await search.open(of('song', '月'));
  await expect(page).toHaveTitle('月 · 搜索 · 青音');
  const songs = search.main.getByRole('grid', { name: '搜索结果' });
  const rows = songs.locator('[role="row"][aria-label]');
  await expect(rows.first()).toBeVisible();
  const count = Number(/\d+/.exec(await search.count.innerText())?.[0]);
  await expect(songs).toHaveAttribute('aria-rowcount', String(count + 1));
  expect(new Set(await search.marks())).toEqual(new Set(['月']));
  await search.main.getByRole('button', { name: '播放全部' }).click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  expect((await readPlayer(page)).queueLength).toBe(count);

  await test.step('keeps the query for every kind', async () => {
    for (const kind of KINDS) await expect(search.kind(kind)).toBeVisible();
    await search.kind('专辑').click();
    await expect(page).toHaveURL(/\/search-detail\/album\?/);
    await expect(search.kind('专辑')).toHaveAttribute('aria-current', 'page');
    await expect(search.count).toHaveText(/找到 \d+ 张专辑/);
    await search.kind('歌单').click();
    await expect(search.main.getByText(/找到 \d+ 个歌单|没有找到和“月”相关的歌单/)).toBeVisible();
    await page.goBack();
    await expect(search.count).toHaveText(/找到 \d+ 张专辑/);
    await page.goBack();
    await expect(search.count).toHaveText(/找到 \d+ 首歌曲/);
    await page.goForward();
    await expect(search.kind('专辑')).toHaveAttribute('aria-current', 'page');
  });
});

test('shows and plays lyric results with the lines that contain the query; another search keeps the kind', async ({
  page,
  search,
}) => {
  await search.open(of('lyric', '明月'));
  await expect(search.box).toHaveValue('明月');
  const hits = search.main.getByRole('list', { name: '搜索结果' });
  const lines = hits.locator('li li');
  await expect(lines.first()).toContainText('明月');
  await expect(lines.first().locator('mark')).toHaveText('明月');
  await hits.getByRole('button', { name: /^播放/ }).first().click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');

  await search.searchFor('故乡');
  await expect(page).toHaveURL(/\/search-detail\/lyric\?/);
  await expect(search.title).toHaveText('“故乡”的搜索结果');
  await page.goBack();
  await expect(search.title).toHaveText('“明月”的搜索结果');
  await expect(search.box).toHaveValue('明月');
});

test('keeps the page number in the address', async ({ page, search }) => {
  await search.open(of('lyric', '风'));
  await expect(search.count).toHaveText(/在 \d+ 首歌的歌词里找到/);
  const first = await search.main.locator('li li').first().innerText();
  await search.pages.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(search.pages.locator('[aria-current="page"]')).toHaveText('2');
  await expect(search.main.locator('li li').first()).not.toHaveText(first);
  // The best match is on the first page only.
  await expect(search.main.getByRole('heading', { name: '最佳匹配' })).toHaveCount(0);
  await page.reload();
  await expect(search.pages.locator('[aria-current="page"]')).toHaveText('2');
  await page.goBack();
  await expect(search.main.locator('li li').first()).toHaveText(first);
});

test('restores the scroll position on Back from a result', async ({ page, search }) => {
  await page.setViewportSize({ width: 900, height: 480 });
  await search.open(of('album', '月'));
  await expectScrollRestored(
    page,
    search.main.getByRole('article').last().getByRole('heading').getByRole('link'),
  );
});

test('shows, opens and plays the best match', async ({ page, search }) => {
  await search.open(of('song', '月下'));
  const best = search.main.getByRole('region', { name: '最佳匹配' });
  const album = best.getByRole('listitem').filter({ hasText: '专辑' }).first();
  await album.getByRole('button', { name: /^播放/ }).click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await album.getByRole('link').click();
  await expect(page).toHaveURL(/\/album\/\d+/);
});

test('links onwards without results, past the last page, for an unknown kind (shows songs), and without a query', async ({
  page,
  search,
}) => {
  await search.open(of('song', 'zzqqxx'));
  await expect(search.main).toContainText('没有找到和“zzqqxx”相关的歌曲。');
  await search.main.getByRole('link', { name: '在歌词里找找' }).click();
  await expect(page).toHaveURL(/\/search-detail\/lyric\?keywords=zzqqxx$/);
  await expect(search.main).toContainText('没有哪首歌的歌词里有“zzqqxx”。');
  await search.open(`${of('nonsense', '月')}&page=9`);
  await search.main.getByRole('link', { name: '回到第一页' }).click();
  await expect(search.count).toHaveText(/找到 \d+ 首歌曲/);
  await expect(search.kind('单曲')).toHaveAttribute('aria-current', 'page');
  await search.open('/search-detail/song');
  await search.main.getByRole('region', { name: '热门搜索' }).getByRole('link').first().click();
  await expect(search.title).toHaveText(/^“.+”的搜索结果$/);
});
