import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';

const START = '/singer-list';

test('finds a song by pinyin and plays it without leaving the page', async ({ page, search }) => {
  await search.open(START);
  await search.box.click();
  await page.keyboard.type('yue');
  const songs = search.group('单曲');
  await expect(songs.getByRole('option', { name: /月/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const first = songs.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(search.box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await expect(search.panel).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${START}$`));
});

test('Escape closes the panel and keeps the query; the last suggestion opens all results', async ({
  page,
  search,
}) => {
  await search.open(START);
  await search.box.fill('明月');
  await expect(search.panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search.panel).toBeHidden();
  await expect(search.box).toHaveValue('明月');
  await expect(search.box).toBeFocused();

  await search.box.fill('');
  await search.box.fill('明月');
  // Until then the options are those of the empty field, and the new ones undo the choice.
  await expect(search.options.last()).toContainText('“明月”');
  await page.keyboard.press('ArrowUp');
  await expect(search.options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(search.title).toHaveText('“明月”的搜索结果');
});

test('Enter searches the suggested word of the empty box, and trending searches open their results', async ({
  page,
  search,
}) => {
  await search.open(START);
  await expect(search.box).not.toHaveAttribute('placeholder', '搜索');
  await search.box.focus();
  await page.keyboard.press('Enter');
  await expect(search.title).toHaveText(/^“.+”的搜索结果$/);

  await search.box.fill('');
  const hot = search.group('热门搜索').getByRole('option').last();
  const word = await hot.locator('bdi').first().innerText();
  await hot.click();
  await expect(page).toHaveURL(new RegExp(`/search-detail/all\\?keywords=${encodeURIComponent(word)}$`));
  await expect(search.box).toHaveValue(word);
});

test('stores the search history on the device, and deletes entries one by one and all at once', async ({
  page,
  search,
}) => {
  await search.open(START);
  for (const query of ['月', '春', '江']) await search.searchFor(query);
  await search.box.fill('');
  await expect.poll(() => search.remembered()).toEqual(['江', '春', '月']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect.poll(() => search.remembered()).toEqual(['春', '月']);
  await search.panel.getByRole('option', { name: '删除搜索历史“月”' }).click();
  await expect.poll(() => search.remembered()).toEqual(['春']);
  await search.open(START);
  await search.box.click();
  await expect.poll(() => search.remembered()).toEqual(['春']);
  await page.getByRole('button', { name: '清空：搜索历史' }).click();
  await expect(search.group('搜索历史')).toHaveCount(0);
  await expect(search.box).toBeFocused();
  await page.reload();
  await search.box.click();
  await expect(search.group('热门搜索')).toBeVisible();
  await expect(search.group('搜索历史')).toHaveCount(0);
});

test('opens the panel with its texts, once they have loaded', async ({ page, search }) => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/texts-*-app-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest('**/assets/texts-*-app-*.js');
  await search.open('/personal-recommendation');
  await search.box.click();
  await requested;
  await expect(search.box).toBeFocused();
  await expect(search.group('热门搜索')).toHaveCount(0);
  letThrough();
  await expect(search.group('热门搜索')).toBeVisible();
  const palette = page.getByRole('search').getByRole('button', { name: '命令面板' });
  await expect(palette).toHaveAccessibleName(/^命令面板\s*Ctrl/);
});
