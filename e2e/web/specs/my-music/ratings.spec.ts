import { expect, test } from '../../fixtures/test.ts';
import { songTitle } from '../../pages/song-title.ts';
import { chooseOption } from '../../pages/select.ts';

test.use({ storageState: ({ newcomer }, use) => use(newcomer.stored) });

test('rates songs by menu and key, shows the stars in a column, finds them in a smart playlist, and keeps them', async ({
  page,
}) => {
  await page.goto('/playList/5003');
  const grid = page.getByRole('main').getByRole('grid').first();
  const row = (index: number) => grid.locator(`[data-row="${index}"]`);
  const nameOf = async (index: number) =>
    (await row(index).getAttribute('aria-label'))?.split(' · ')[0] ?? '';
  await expect(row(1)).toBeVisible();

  await page.getByRole('button', { name: '显示方式' }).click();
  const look = page.getByRole('dialog', { name: '显示方式' });
  await look.getByRole('group', { name: '显示的列' }).getByRole('button', { name: '评分' }).click();
  await page.keyboard.press('Escape');
  await expect(grid.getByRole('columnheader', { name: '评分' })).toBeVisible();

  const first = await nameOf(0);
  await songTitle(row(0)).click({ button: 'right' });
  await page.getByRole('radio', { name: '4 星' }).click();
  await expect(page.getByRole('radio', { name: '4 星', checked: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(0).getByRole('img', { name: '4 星' })).toBeVisible();

  await row(1).focus();
  await page.keyboard.press('Alt+2');
  await expect(row(1).getByRole('img', { name: '2 星' })).toBeVisible();

  await page.reload();
  await expect(row(0).getByRole('img', { name: '4 星' })).toBeVisible();
  await grid.getByRole('columnheader', { name: '评分' }).getByRole('button').click();
  await expect(row(0)).toHaveAccessibleName(new RegExp(`^${first}`));

  await page.goto('/my-playlist');
  await page.getByRole('button', { name: '新建智能歌单' }).click();
  const dialog = page.getByRole('dialog', { name: '新建智能歌单' });
  await dialog.getByRole('textbox', { name: '歌单名称' }).fill('四星以上');
  await chooseOption(dialog.getByRole('combobox', { name: '规则 1 看什么' }), '我的评分');
  await expect(dialog.getByRole('spinbutton', { name: '规则 1 的值' })).toHaveValue('4');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '四星以上' })).toBeVisible();
  await expect(page.getByRole('grid', { name: '四星以上' }).locator('[data-row]')).toHaveCount(1);
  await expect(page.getByRole('grid', { name: '四星以上' }).locator('[data-row="0"]')).toHaveAccessibleName(
    new RegExp(`^${first}`),
  );
});
