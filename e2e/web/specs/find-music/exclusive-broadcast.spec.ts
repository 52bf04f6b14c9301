import { expect, test } from '../../fixtures/test.ts';

test('opens all exclusive broadcasts from the home page, plays the MV of one, and returns to the same place on Back', async ({
  page,
  home,
  browse,
}) => {
  await home.open();
  const block = browse.main.getByRole('region', { name: '独家放送' });
  await block.scrollIntoViewIfNeeded();
  await block.locator('a[href="/exclusive-broadcast"]').click();
  await expect(page).toHaveTitle('独家放送 · 青音');
  await expect(browse.main.getByRole('heading', { level: 1 })).toHaveText('独家放送');
  await expect(browse.cards.nth(1)).toBeVisible();

  const card = browse.cards.first();
  await expect(card.getByRole('heading')).not.toBeEmpty();
  await expect(browse.linkOf(card)).toHaveCount(1);
  await browse.linkOf(card).click();
  await expect(page).toHaveURL(/\/mv-detail\/\d+/);
  await page.goBack();
  await expect(browse.cards.nth(1)).toBeVisible();
  await page.goBack();
  await expect(block).toBeInViewport();
});
