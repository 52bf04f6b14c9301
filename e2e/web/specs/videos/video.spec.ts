import { AUDIT } from '../../fixtures/audit-sample.ts';
import { expect, test } from '../../fixtures/test.ts';

const PATH = '/video';
const search = (page: { url(): string }) => Object.fromEntries(new URL(page.url()).searchParams);

test('lists videos by group and page, which Back and a reload restore', async ({ page, browse, shell }) => {
  await browse.open('/personal-recommendation');
  await shell.navigation.getByRole('link', { name: '视频' }).click();
  await expect(browse.chosen('热门')).toHaveText('全部');
  await expect(browse.cards.first()).toBeVisible();
  const first = await browse.names();
  await browse.pages.getByRole('link', { name: '下一页' }).click();
  await expect.poll(() => browse.names()).not.toEqual(first);
  const second = await browse.names();
  expect(search(page)).toEqual({ page: '2' });
  await expect(browse.pages.getByRole('link', { name: '下一页' })).toHaveCount(0);
  await browse.choice('热门', '生活').click();
  await expect(browse.chosen('热门')).toHaveText('生活');
  await expect.poll(() => browse.names()).not.toEqual(second);
  expect(Object.keys(search(page))).toEqual(['group']);
  await page.goBack();
  await expect.poll(() => browse.names()).toEqual(second);
  await page.reload();
  await expect.poll(() => browse.names()).toEqual(second);
  await page.goBack();
  await expect.poll(() => browse.names()).toEqual(first);
});

test('opens and selects all groups with the keyboard alone', async ({ page, browse }) => {
  await browse.open(PATH);
  await browse.main.getByRole('button', { name: '选择分类：全部视频' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: '选择分类' });
  await panel.getByRole('link', { name: '古风', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(browse.main.getByRole('button', { name: '选择分类：古风' })).toBeVisible();
  await expect(browse.cards.first()).toBeVisible();
});

test(
  'asks a guest to log in for the recommended videos, and shows them after the login',
  AUDIT,
  async ({ page, server, browse, login }) => {
    await browse.open(PATH);
    await expect(browse.choice('热门', '现场')).toBeVisible();
    await expect(browse.choice('热门', '推荐')).toHaveCount(0);
    await browse.open(`${PATH}?group=recommended`);
    await browse.main.getByRole('link', { name: '登录' }).click();
    await page.waitForURL('**/login**');
    await login.signIn(server.demoAccount);
    await page.waitForURL('**/video?group=recommended');
    await expect(browse.chosen('热门')).toHaveText('推荐');
    await expect(browse.cards.first()).toBeVisible();
  },
);

test('links onwards from a group without a number and from a page past the end', async ({ browse }) => {
  await browse.open(`${PATH}?group=moon&page=99`);
  await browse.main.getByRole('link', { name: '回到第一页' }).click();
  await expect(browse.cards.first()).toBeVisible();
});
