import { readPlayer } from '../../fixtures/player-state.ts';
import { scrollPosition, expectScrollRestored } from '../../fixtures/scroll-position.ts';
import { navigationProgressShown } from '../../fixtures/navigation-progress.ts';
import { expect, test } from '../../fixtures/test.ts';

const PATH = '/find-music/song-list';
const search = (page: { url(): string }) => Object.fromEntries(new URL(page.url()).searchParams);

test('keeps the category in the address and undoes it on Back, without losing scroll position or order', async ({
  page,
  browse,
}) => {
  await browse.open(PATH);
  await expect(browse.chosen('热门')).toHaveText('全部');
  await expect(browse.cards.first()).toBeVisible();
  const all = await browse.names();
  const progress = navigationProgressShown(page);
  await browse.choice('热门', '唐诗').click();
  await progress;
  await expect(browse.chosen('热门')).toHaveText('唐诗');
  expect(search(page)).toEqual({ cat: '唐诗' });
  await expect.poll(() => browse.names()).not.toEqual(all);
  const some = await browse.names();
  expect(some.length).toBeGreaterThan(0);
  expect(all).toEqual(expect.arrayContaining(some));
  await page.goBack();
  await expect(browse.chosen('热门')).toHaveText('全部');
  await expect.poll(() => browse.names()).toEqual(all);
  await page.goForward();
  await expect.poll(() => browse.names()).toEqual(some);

  await test.step('a choice neither scrolls the page nor resets the order', async () => {
    await page.goBack();
    await expect.poll(() => browse.names()).toEqual(all);
    await browse.choice('排序', '最新').click();
    await expect(page).toHaveURL(/order=new/);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(30);
    const place = await scrollPosition(page);
    await browse.choice('热门', '古风').click();
    await expect(browse.chosen('热门')).toHaveText('古风');
    expect(search(page)).toEqual({ order: 'new', cat: '古风' });
    expect(await scrollPosition(page)).toBe(place);
  });
});

test('opens and selects all categories with the keyboard alone, and links to their premium playlists', async ({
  page,
  browse,
}) => {
  await browse.open(PATH);
  const button = browse.main.getByRole('button', { name: '选择分类：全部歌单' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: '选择分类' });
  await expect(panel).toBeVisible();
  const choice = panel.getByRole('link', { name: '治愈', exact: true });
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`cat=${encodeURIComponent('治愈')}`));
  await expect(browse.main.getByRole('button', { name: '选择分类：治愈' })).toBeVisible();

  const premium = browse.main.getByRole('link', { name: /精品歌单/ });
  await browse.waitForContent();
  await premium.click();
  await expect(page).toHaveURL(new RegExp(`/quality-play-list/${encodeURIComponent('治愈')}$`));
  await expect(browse.main.getByRole('heading', { level: 1 })).toHaveText('精品歌单');
});

test('plays a playlist by its button, opens it by its card, and restores the scroll position on Back', async ({
  page,
  browse,
}) => {
  await browse.open(PATH);
  const last = browse.cards.last();
  await browse.play(last);
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await expect(last.getByRole('button', { name: /^暂停/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expectScrollRestored(page, browse.linkOf(last));
});

test('links onwards from a category without playlists and from a page past the end', async ({
  page,
  browse,
}) => {
  await browse.open(`${PATH}?cat=${encodeURIComponent('没有这类')}`);
  await expect(browse.main).toContainText('「没有这类」里还没有歌单。');
  await browse.main.getByRole('link', { name: '看看全部歌单' }).click();
  await expect(browse.cards.first()).toBeVisible();
  expect(search(page)).toEqual({});
  await browse.open(`${PATH}?page=99`);
  await browse.main.getByRole('link', { name: '回到第一页' }).click();
  await expect(browse.cards.first()).toBeVisible();
  expect(search(page)).toEqual({});
});
