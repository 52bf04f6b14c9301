import { expect, test } from '../../fixtures/test.ts';

const PATH = '/find-music/singer';
const search = (page: { url(): string }) => Object.fromEntries(new URL(page.url()).searchParams);

test('combines filters in the address, and Back removes them one by one', async ({ page, browse }) => {
  await browse.open(PATH);
  await expect(browse.cards.first()).toBeVisible();
  const everybody = await browse.names();
  await browse.choice('语种', '华语').click();
  await browse.choice('分类', '乐队组合').click();
  await expect(browse.chosen('分类')).toHaveText('乐队组合');
  expect(search(page)).toEqual({ area: '7', type: '3' });
  await expect.poll(async () => (await browse.names()).length).toBeLessThan(everybody.length);
  await page.reload();
  await expect(browse.chosen('语种')).toHaveText('华语');
  await expect(browse.chosen('分类')).toHaveText('乐队组合');
  await page.goBack();
  await expect(browse.chosen('分类')).toHaveText('全部');
  await page.goBack();
  await expect.poll(() => browse.names()).toEqual(everybody);
});

test('finds singers by the initial of their pinyin with the keyboard alone, and opens one by its card', async ({
  page,
  browse,
}) => {
  await browse.open(PATH);
  await browse.choice('筛选', 'Q').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/initial=Q/);
  await expect(browse.chosen('筛选')).toHaveText('Q');
  await expect(browse.choice('筛选', 'Q')).toBeFocused();
  await browse.waitForContent();
  expect(await browse.names()).toContain('青屿乐坊');

  const card = browse.cards.first();
  const name = await card.getByRole('heading').innerText();
  await browse.linkOf(card).click();
  await expect(page).toHaveURL(/\/artists-detail\?id=\d+/);
  await expect(browse.main.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('removes a filter that matches no singer', async ({ page, browse }) => {
  await browse.open(`${PATH}?initial=V&area=8`);
  await expect(browse.main).toContainText('没有符合条件的歌手，换个条件试试。');
  await browse.main.getByRole('link', { name: '清除筛选' }).click();
  await expect(browse.cards.first()).toBeVisible();
  expect(search(page)).toEqual({});
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('scrolls a selected letter at the far end of its row into view', async ({ browse }) => {
    await browse.open(`${PATH}?initial=X`);
    await expect(browse.chosen('筛选')).toBeInViewport({ ratio: 1 });
  });
});
