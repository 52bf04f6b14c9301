import { AUDIT } from '../../fixtures/sampled.ts';
import { axeViolations, sidewaysOverflow } from '../../fixtures/page-checks.ts';
import { readPlayer } from '../../fixtures/sound.ts';
import { appTookOver } from '../../fixtures/takeover.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Palette } from '../../pages/palette.ts';

test('a song is found by the first letters of its pinyin, and plays', async ({ page, playlist, player }) => {
  await playlist.open(5003);
  await expect(playlist.rows.first()).toBeVisible();
  const palette = new Palette(page);
  await palette.open();
  // Nobody waits for what was found.
  await page.keyboard.type('jys');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await expect(player.region).toContainText('静夜思');
  await expect(palette.dialog).toBeHidden();
  await expect(page).toHaveURL(/playList\/5003$/);
});

test('pages and acts are found in pinyin, and those used last come first', async ({ page, home, shell }) => {
  await home.open();
  const palette = new Palette(page);

  await test.step('a page', async () => {
    await palette.lookFor('phb');
    await expect(palette.active).toHaveText(/排行榜/);
    await expect(palette.active.locator('mark')).toHaveText('排行榜');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/find-music\/top$/);
    await expect(palette.dialog).toBeHidden();
  });

  await test.step('an act', async () => {
    await palette.lookFor('shense');
    await expect(palette.active).toHaveText(/深色主题/);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  await test.step('both again', async () => {
    await page.reload();
    await appTookOver(page);
    await palette.open();
    await expect(palette.group('最近用过').getByRole('option')).toHaveText([/深色主题/, /排行榜/]);
    await page.keyboard.press('ArrowDown');
    await expect(palette.active).toHaveText(/排行榜/);
    await page.keyboard.press('End');
    await expect(palette.options.last()).toHaveAttribute('aria-selected', 'true');
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('and it closes without a trace', async () => {
    await page.keyboard.press('Control+k');
    await expect(palette.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/find-music\/top$/);
    await shell.searchBox.focus();
    await palette.open();
    await page.keyboard.press('Escape');
    await expect(palette.dialog).toBeHidden();
    await expect(shell.searchBox).toBeFocused();
  });
});

test('what the service does not say is told, and what is here stays', async ({ page, home, guard }) => {
  await home.open();
  const palette = new Palette(page);
  guard.allow(/search\/suggest/);
  await page.route('**/api/search/suggest**', (route) => route.abort());
  await palette.open();
  await page.keyboard.type('关于');
  await expect(palette.dialog.getByText('歌曲没有取到。')).toBeVisible();
  await page.unroute('**/api/search/suggest**');
  await palette.field.fill('静');
  await expect(palette.options.filter({ hasText: '静音' })).toBeVisible();
  await expect(palette.group('单曲').getByRole('option').first()).toBeVisible();
});

test(
  'a phone has it too, from the search box, and no page grows by it',
  AUDIT,
  async ({ page, home, shell }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await home.open();
    await shell.searchBox.click();
    await page.getByRole('button', { name: '命令面板' }).click();
    const palette = new Palette(page);
    await expect(palette.field).toBeFocused();
    await palette.field.fill('yue');
    await expect(palette.group('单曲').getByRole('option').first()).toBeVisible();
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await palette.dialog.getByRole('button', { name: '关闭' }).click();
    await expect(palette.dialog).toBeHidden();
  },
);

test('where one reads to the left, keys stand at the left end of their lines', async ({ openPage }) => {
  const page = await openPage({ locale: 'ar-EG' });
  await page.goto('/personal-recommendation');
  await appTookOver(page);
  const palette = new Palette(page);
  await palette.open();
  const left = (each: Element) => each.getBoundingClientRect().left;
  const line = palette.options.filter({ hasText: '静音' });
  const padding = (await line.locator('kbd').evaluate(left)) - (await line.evaluate(left));
  expect(padding).toBeGreaterThan(0);
  expect(padding).toBeLessThan(20);
});
