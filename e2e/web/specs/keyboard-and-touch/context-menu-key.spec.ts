import { expect, test } from '../../fixtures/test.ts';

test('the context-menu key opens a song’s menu fully in view, wherever its row is', async ({
  page,
  playlist,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playlist.open(5003);
  await expect(playlist.rows.nth(4)).toBeVisible();
  const menu = page.getByRole('menu', { name: '歌曲操作' });
  for (const row of [0, 1, 2, 3, 4]) {
    await playlist.rows.nth(row).focus();
    await page.keyboard.press('ContextMenu');
    await expect(menu.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(playlist.rows.nth(row)).toBeFocused();
  }
});
