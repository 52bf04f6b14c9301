import { expect, test } from '../../fixtures/test.ts';

const PATH = '/find-music/singer';
const search = (page: { url(): string }) => Object.fromEntries(new URL(page.url()).searchParams);

test('filters add up in the address, and Back takes them off one by one', async ({ page, browse }) => {
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

test('an initial finds singers by their reading, with the keyboard alone, and one opens by the card', async ({
  page,
  browse,
}) => {
  await browse.open(PATH);
  await browse.choice('筛选', 'Q').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/initial=Q/);
  await expect(browse.chosen('筛选')).toHaveText('Q');
  await expect(browse.choice('筛选', 'Q')).toBeFocused();
  await browse.settled();
  expect(await browse.names()).toContain('青屿乐坊');

  const card = browse.cards.first();
  const name = await card.getByRole('heading').innerText();
  await browse.linkOf(card).click();
  await expect(page).toHaveURL(/\/artists-detail\?id=\d+/);
  await expect(browse.main.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a filter nobody fits can be taken off', async ({ page, browse }) => {
  await browse.open(`${PATH}?initial=V&area=8`);
  await expect(browse.main).toContainText('没有符合条件的歌手，换个条件试试。');
  await browse.main.getByRole('link', { name: '清除筛选' }).click();
  await expect(browse.cards.first()).toBeVisible();
  expect(search(page)).toEqual({});
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a chosen letter far along its row is in sight', async ({ browse }) => {
    await browse.open(`${PATH}?initial=X`);
    await expect(browse.chosen('筛选')).toBeInViewport({ ratio: 1 });
  });
});
