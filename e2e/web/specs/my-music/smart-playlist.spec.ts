import { axeViolations } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chooseOption } from '../../pages/select.ts';

test.use({ storageState: ({ signedIn }, use) => use(signedIn) });

test('creates a smart playlist from rules, shows its number of songs, and saves it as an ordinary one', async ({
  page,
}) => {
  await page.goto('/my-playlist');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '新建智能歌单' }).click();
  const dialog = page.getByRole('dialog', { name: '新建智能歌单' });
  await dialog.getByRole('textbox', { name: '歌单名称' }).fill('半分钟以上');
  await chooseOption(dialog.getByRole('combobox', { name: '规则 1 看什么' }), '时长（秒）');
  await dialog.getByRole('spinbutton', { name: '规则 1 的值' }).fill('30');
  await expect(dialog.getByText(/^现在有 [\d,]+ 首歌符合$/)).toBeVisible();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('heading', { level: 1, name: '半分钟以上' })).toBeVisible();
  await expect(page).toHaveURL(/smart=\d+/);
  await expect(main.getByRole('grid', { name: '半分钟以上' }).getByRole('row').nth(1)).toBeVisible();
  await main.getByRole('button', { name: '存为普通歌单' }).click();
  const bar = page.getByRole('region', { name: '撤销' });
  await bar.getByRole('button', { name: '撤销' }).click();
  await main.getByRole('button', { name: '删除' }).click();
  await expect(page).toHaveURL(/\/my-playlist$/);
  await expect(main.getByRole('link', { name: '半分钟以上' })).toBeHidden();
});

test('chooses from a list by keys, whose Escape leaves the dialog open', async ({ page }) => {
  await page.goto('/my-playlist');
  await page.getByRole('main').getByRole('button', { name: '新建智能歌单' }).click();
  const dialog = page.getByRole('dialog', { name: '新建智能歌单' });
  const match = dialog.getByRole('combobox', { name: '匹配方式' });
  const list = page.getByRole('listbox', { name: '匹配方式' });
  await match.focus();
  await page.keyboard.press('Enter');
  // Screen readers leave out what is outside of a modal dialog.
  await expect(dialog.getByRole('listbox')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(match).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press(' ');
  await expect(list).toBeHidden();
  await expect(match).toHaveText('符合任何一条规则');
  await expect(dialog).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the options of a list are high enough for fingers and stay in the window', async ({ page }) => {
    await page.goto('/my-playlist');
    await page.getByRole('main').getByRole('button', { name: '新建智能歌单' }).tap();
    const dialog = page.getByRole('dialog', { name: '新建智能歌单' });
    await dialog.getByRole('combobox', { name: '规则 1 看什么' }).tap();
    const list = page.getByRole('listbox', { name: '规则 1 看什么' });
    await expect(list).toBeVisible();
    const option = list.getByRole('option').first();
    // The list grows while it opens.
    await expect.poll(async () => (await option.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    await expect(list).toBeInViewport({ ratio: 1 });
    await list.getByRole('option', { name: '时长（秒）' }).tap();
    await expect(dialog.getByRole('combobox', { name: '规则 1 看什么' })).toHaveText('时长（秒）');
  });
});
