import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';

const of = (cat: string) => `/find-music/quality-play-list/${encodeURIComponent(cat)}`;

test('filters premium playlists by the tag in the address, plays one from its card, and opens it', async ({
  page,
  browse,
}) => {
  await browse.open(of('all'));
  await expect(browse.chosen('分类')).toHaveText('全部');
  await expect(browse.cards.first()).toBeVisible();
  const all = await browse.names();
  await browse.choice('分类', '宋词').click();
  await expect(page).toHaveURL(new RegExp(`${of('宋词')}$`));
  await expect(page).toHaveTitle('宋词 · 精品歌单 · 青音');
  await expect.poll(() => browse.names()).not.toEqual(all);
  expect(all).toEqual(expect.arrayContaining(await browse.names()));
  await page.goBack();
  await expect.poll(() => browse.names()).toEqual(all);

  const card = browse.cards.first();
  const name = await card.getByRole('heading').innerText();
  await browse.play(card);
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await browse.linkOf(card).click();
  await expect(browse.main.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('an unused tag links to all premium playlists', async ({ page, browse }) => {
  await browse.open(of('没有这类'));
  await expect(browse.main).toContainText('「没有这类」里还没有精品歌单。');
  await browse.main.getByRole('link', { name: '看看全部精品歌单' }).click();
  await expect(page).toHaveURL(new RegExp(`${of('全部')}$`));
  await expect(page).toHaveTitle('精品歌单 · 青音');
  await expect(browse.cards.first()).toBeVisible();
});
