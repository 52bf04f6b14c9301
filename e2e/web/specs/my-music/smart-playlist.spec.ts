import { expect, test } from '../../fixtures/test.ts';

test.use({ storageState: ({ signedIn }, use) => use(signedIn) });

test('creates a smart playlist from rules, shows its number of songs, and saves it as an ordinary one', async ({
  page,
}) => {
  await page.goto('/my-playlist');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '新建智能歌单' }).click();
  const dialog = page.getByRole('dialog', { name: '新建智能歌单' });
  await dialog.getByRole('textbox', { name: '歌单名称' }).fill('半分钟以上');
  await dialog.getByRole('combobox', { name: '规则 1 看什么' }).selectOption({ label: '时长（秒）' });
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
