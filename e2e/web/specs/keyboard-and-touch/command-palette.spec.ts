import { AUDIT } from '../../fixtures/audit-sample.ts';
import { axeViolations, sidewaysOverflow } from '../../fixtures/page-checks.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { waitForApp } from '../../fixtures/wait-for-app.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CommandPalette } from '../../pages/command-palette.ts';

test('finds a song by the initials of its pinyin, and plays it', async ({ page, playlist, player }) => {
  await playlist.open(5003);
  await expect(playlist.rows.first()).toBeVisible();
  const palette = new CommandPalette(page);
  await palette.open();
  // Enter is pressed without waiting for the results.
  await page.keyboard.type('jys');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await expect(player.region).toContainText('静夜思');
  await expect(palette.dialog).toBeHidden();
  await expect(page).toHaveURL(/playList\/5003$/);
});

test('finds pages and commands by pinyin, and lists recently used ones first', async ({
  page,
  home,
  shell,
}) => {
  await home.open();
  const palette = new CommandPalette(page);

  await test.step('a page', async () => {
    await palette.search('phb');
    await expect(palette.active).toHaveText(/排行榜/);
    await expect(palette.active.locator('mark')).toHaveText('排行榜');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/find-music\/top$/);
    await expect(palette.dialog).toBeHidden();
  });

  await test.step('a command', async () => {
    await palette.search('shense');
    await expect(palette.active).toHaveText(/深色主题/);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  await test.step('both again', async () => {
    await page.reload();
    await waitForApp(page);
    await palette.open();
    await expect(palette.group('最近用过').getByRole('option')).toHaveText([/深色主题/, /排行榜/]);
    await page.keyboard.press('ArrowDown');
    await expect(palette.active).toHaveText(/排行榜/);
    await page.keyboard.press('End');
    await expect(palette.options.last()).toHaveAttribute('aria-selected', 'true');
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('closes without a history entry', async () => {
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

test('shows a failure of the service’s suggestions, and keeps the local results', async ({
  page,
  home,
  guard,
}) => {
  await home.open();
  const palette = new CommandPalette(page);
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
  'opens on a phone from the search box, without sideways overflow',
  AUDIT,
  async ({ page, home, shell }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await home.open();
    await shell.searchBox.click();
    await page.getByRole('button', { name: '命令面板' }).click();
    const palette = new CommandPalette(page);
    await expect(palette.field).toBeFocused();
    await palette.field.fill('yue');
    await expect(palette.group('单曲').getByRole('option').first()).toBeVisible();
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await palette.dialog.getByRole('button', { name: '关闭' }).click();
    await expect(palette.dialog).toBeHidden();
  },
);

test('shows shortcuts at the left end of their rows in right-to-left languages', async ({ openPage }) => {
  const page = await openPage({ locale: 'ar-EG' });
  await page.goto('/personal-recommendation');
  await waitForApp(page);
  await page.keyboard.press('Control+k');
  const left = (each: Element) => each.getBoundingClientRect().left;
  const line = page.getByRole('dialog', { name: 'لوحة الأوامر' }).getByRole('option', { name: 'كتم الصوت' });
  const padding = (await line.locator('kbd').evaluate(left)) - (await line.evaluate(left));
  expect(padding).toBeGreaterThan(0);
  expect(padding).toBeLessThan(20);
});
