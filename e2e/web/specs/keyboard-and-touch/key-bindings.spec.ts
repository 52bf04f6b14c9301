import { AUDIT } from '../../fixtures/audit-sample.ts';
import { axeViolations, sidewaysOverflow } from '../../fixtures/page-checks.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SettingsDialog } from '../../pages/settings-dialog.ts';

test(
  'changes key bindings by keyboard alone, and persists them',
  AUDIT,
  async ({ page, playlist, player }) => {
    const settings = new SettingsDialog(page);
    const keysOf = (name: string, keys: string) => settings.button(`${name}：${keys}，修改`);
    await playlist.open(5003);
    await expect(playlist.rows.first()).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('button', { name: '修改快捷键' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/settings=shortcuts/);

    await test.step('binds a free key', async () => {
      await keysOf('上一首', 'P').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+B');
      await expect(keysOf('上一首', 'Shift B')).toBeFocused();
    });

    await test.step('rejects keys reserved by the browser and the page', async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      await expect(settings.dialog.getByText('这个键是浏览器和页面自己用的，换一个吧')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(keysOf('上一首', 'Shift B')).toBeFocused();
    });

    await test.step('swaps a key with the command that has it', async () => {
      await keysOf('下一首', 'N').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('m');
      await expect(settings.dialog.getByRole('alert')).toHaveText(
        'M 已经是“静音”的快捷键。交换后，“静音”用 N。',
      );
      await expect(settings.button('交换')).toBeFocused();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(keysOf('下一首', 'M')).toBeFocused();
      await expect(keysOf('静音', 'N')).toBeVisible();
    });

    await test.step('fits on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await sidewaysOverflow(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 720 });
    });

    await test.step('applies the bindings after a reload', async () => {
      await playlist.open(5003);
      await playlist.playAll.click();
      await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
      const { songId } = await readPlayer(page);
      await page.keyboard.press('n');
      await expect(player.mute).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('p');
      await page.keyboard.press('m');
      await expect.poll(async () => (await readPlayer(page)).songId).not.toBe(songId);
      await page.keyboard.press('Shift+B');
      await expect.poll(async () => (await readPlayer(page)).songId).toBe(songId);
    });

    await test.step('restores the default bindings', async () => {
      await settings.open('shortcuts');
      await settings.button('全部恢复默认').click();
      await expect(keysOf('下一首', 'N')).toBeVisible();
      await settings.open('shortcuts');
      await expect(keysOf('上一首', 'P')).toBeVisible();
      await expect(settings.button('全部恢复默认')).toBeDisabled();
    });
  },
);
