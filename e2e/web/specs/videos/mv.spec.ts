import { scrollPosition } from '../../fixtures/scroll-position.ts';
import { expect, test } from '../../fixtures/test.ts';

const search = (page: { url(): string }) => Object.fromEntries(new URL(page.url()).searchParams);

test('keeps an area for each block of MVs, restores all of them on Back, and links to the whole chart', async ({
  page,
  browse,
}) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await browse.open('/mv');
  const block = (name: string) => browse.main.getByRole('region', { name });
  /** Titles in a block, once it shows any. */
  const names = async (name: string) => {
    await expect(block(name).getByRole('article').first()).toBeVisible();
    return block(name).getByRole('article').getByRole('heading').allInnerTexts();
  };
  const newest = await names('最新MV');
  const hottest = await names('热门MV');
  await browse.choice('最新MV的地区', '日本').click();
  await expect.poll(() => names('最新MV')).not.toEqual(newest);
  expect(await names('热门MV')).toEqual(hottest);
  const japanese = await names('最新MV');
  await browse.choice('热门MV的地区', '欧美').click();
  await expect.poll(() => names('热门MV')).not.toEqual(hottest);
  expect(search(page)).toEqual({ newest: '日本', hottest: '欧美' });
  expect(await names('最新MV')).toEqual(japanese);

  const place = await scrollPosition(page);
  const all = block('热门MV').getByRole('heading', { level: 2 }).locator('..').getByRole('link');
  await all.click();
  await expect(page).toHaveURL(/\/mv-all\?/);
  expect(search(page)).toEqual({ area: '欧美', order: '最热' });
  await expect(browse.chosen('地区')).toHaveText('欧美');
  await expect(browse.chosen('排序')).toHaveText('最热');
  await page.goBack();
  await expect(browse.chosen('最新MV的地区')).toHaveText('日本');
  await expect(browse.chosen('热门MV的地区')).toHaveText('欧美');
  expect(await names('最新MV')).toEqual(japanese);
  await expect.poll(() => scrollPosition(page)).toBe(place);
  await page.goBack();
  await expect.poll(() => names('热门MV')).toEqual(hottest);

  await test.step('shows the top of the chart, and links to its page', async () => {
    const begun = block('MV排行榜');
    await expect(begun.getByRole('listitem')).toHaveCount(6);
    const first = await begun.getByRole('listitem').first().innerText();
    await begun.locator('a[href="/top-mv"]').click();
    const chart = browse.main.getByRole('list', { name: 'MV排行榜' });
    await expect(chart.getByRole('listitem').first()).toHaveText(first, { useInnerText: true });
    expect(await chart.getByRole('listitem').count()).toBeGreaterThan(6);
    await browse.choice('地区', '韩国').click();
    await expect(browse.main.getByRole('list', { name: '韩国MV排行榜' })).toBeVisible();
    expect(search(page)).toEqual({ area: '韩国' });
  });
});

test('links back to all MVs when no MV matches the filters', async ({ page, browse }) => {
  await browse.open(`/mv-all?area=${encodeURIComponent('韩国')}&type=${encodeURIComponent('网易出品')}`);
  await browse.main.getByRole('link', { name: '清除筛选' }).click();
  await expect(browse.cards.first()).toBeVisible();
  expect(search(page)).toEqual({});
});
