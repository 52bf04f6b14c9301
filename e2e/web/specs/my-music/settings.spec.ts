import { choose } from '../../fixtures/choose.ts';
import { AUDIT } from '../../fixtures/audit-sample.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations, sidewaysOverflow } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { FmPage } from '../../pages/fm-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { SettingsDialog } from '../../pages/settings-dialog.ts';
import { Shell } from '../../pages/shell.ts';

const PASSWORD = 'a long password';
const OTHER_PASSWORD = 'another long password';
const DU_FU = { email: 'dufu@qingyin.example', nickname: '杜子美', password: PASSWORD };
const LI_BAI = { email: 'libai@qingyin.example', nickname: '李太白', password: PASSWORD };

/** Creates an account on this page and stays logged in. */
async function signUp(page: Page, who: typeof DU_FU): Promise<void> {
  const login = new LoginPage(page);
  await login.open('?way=sign-up&redirect=%2Ffind-music%2Ftop');
  await login.signUp(who);
  await page.waitForURL('**/find-music/top');
}

test(
  'the first user with the code becomes administrator, creates invitations, and passes on login codes',
  AUDIT,
  async ({ ownServer, openPage }) => {
    const baseURL = ownServer.url;
    const page = await openPage({ baseURL, locale: 'zh-CN' });
    const settings = new SettingsDialog(page);
    await signUp(page, DU_FU);

    await test.step('becomes administrator', async () => {
      const [, claim = ''] = /needs this code: (\S+)/.exec(ownServer.log) ?? [];
      await settings.open('account');
      await settings.button('输入口令…').click();
      await settings.dialog.getByLabel('管理员口令').fill('AAAA-BBBB-CCCC');
      await settings.button('成为管理员').click();
      await expect(settings.dialog.getByText('口令不对，或者已经有管理员了。')).toBeVisible();
      await settings.dialog.getByLabel('管理员口令').fill(claim);
      await settings.button('成为管理员').click();
      const welcome = page.getByRole('dialog', { name: '开始使用青音' });
      await expect(welcome.getByRole('button', { name: '留着演示曲库' })).toBeVisible();
      await welcome.getByRole('button', { name: '写邀请…' }).click();
      await expect(page).toHaveURL(/settings=admin/);
    });

    const invitations = settings.dialog
      .getByRole('list', { name: '邀请', exact: true })
      .getByRole('listitem');
    await test.step('invites a user, who signs up', async () => {
      await choose(settings.dialog.getByRole('radio', { name: '1 天', exact: true }));
      await settings.button('新的邀请').click();
      const link = await settings.dialog.getByLabel('邀请链接', { exact: true }).inputValue();
      await expect(invitations).toHaveCount(1);

      const guest = await openPage({ baseURL, locale: 'zh-CN' });
      await guest.goto(link);
      await expect(guest.getByText('有人邀请你来听歌')).toBeVisible();
      await new LoginPage(guest).signUp(LI_BAI);
      await guest.waitForURL('**/personal-recommendation');
      await expect(new Shell(guest).userMenu).toBeVisible();

      await settings.open('admin');
      await expect(invitations).toContainText(['李太白 用它注册了']);
    });

    await test.step('revokes another invitation', async () => {
      await settings.button('新的邀请').click();
      await expect(invitations).toHaveCount(2);
      await settings.button(/^收回：/).click();
      await expect(invitations).toHaveCount(1);
      await expect(settings.dialog.getByLabel('邀请链接', { exact: true })).toHaveCount(0);
    });

    await test.step('shows the login code of a waiting user without a reload', async () => {
      const codes = settings.dialog.getByRole('list', { name: '等着转交的验证码' });
      await expect(codes).toHaveCount(0);
      const waiting = await openPage({ baseURL, locale: 'zh-CN' });
      const login = new LoginPage(waiting);
      await login.open('?way=captcha');
      await login.phone.fill('13800138000');
      await waiting.getByRole('button', { name: '发送验证码' }).click();
      await expect(waiting.getByRole('button', { name: /秒后可重发/ })).toBeVisible();
      const code = (await codes.getByText(/^\d{6}$/).textContent()) ?? '';
      await login.captcha.fill(code);
      await login.submit.click();
      await waiting.waitForURL('**/personal-recommendation');
    });

    await test.step('fits a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await settings.open('admin');
      await expect(settings.dialog.getByText(/^正常/)).toBeVisible();
      expect(await sidewaysOverflow(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
      await expect(settings.button('管理')).toBeInViewport({ ratio: 1 });
    });
  },
);

test(
  'a new password ends the other sessions and replaces the old one',
  AUDIT,
  async ({ ownServer, openPage }) => {
    const baseURL = ownServer.url;
    const page = await openPage({ baseURL, locale: 'zh-CN' });
    const settings = new SettingsDialog(page);
    await signUp(page, DU_FU);
    const other = await openPage({ baseURL, locale: 'zh-CN' });
    const otherLogin = new LoginPage(other);
    await otherLogin.open();
    await otherLogin.signIn({ name: DU_FU.email, password: PASSWORD });
    await other.waitForURL('**/personal-recommendation');

    await settings.open('account');
    await expect(settings.devices).toHaveCount(2);
    await settings.button('修改密码').click();
    await settings.dialog.getByLabel('现在的密码').fill('not this one');
    await settings.dialog.getByLabel('新密码').fill(OTHER_PASSWORD);
    await settings.button('修改密码').click();
    await expect(settings.dialog.getByText('密码不正确，请检查后再试。')).toBeVisible();
    await settings.dialog.getByLabel('现在的密码').fill(PASSWORD);
    await settings.button('修改密码').click();
    await expect(settings.dialog.getByLabel('现在的密码')).toHaveCount(0);
    await expect(settings.devices).toHaveCount(1);

    // The home page of a user sends requests that need a session.
    await other.reload();
    await other.waitForURL('**/login**');
    await otherLogin.signIn({ name: DU_FU.email, password: PASSWORD });
    await expect(other.getByText('账号或密码不正确，请检查后再试。')).toBeVisible();
    await otherLogin.signIn({ name: DU_FU.email, password: OTHER_PASSWORD });
    await other.waitForURL('**/personal-recommendation');

    await test.step('exports all data of the user as a file', async () => {
      const coming = page.waitForEvent('download');
      await settings.button('导出我的数据').click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(/^qingyin-\d+-\d{4}-\d\d-\d\d\.json$/);
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain('杜子美');
      expect(text).not.toContain(OTHER_PASSWORD);
    });
  },
);

test(
  'restores an unwanted song, and persists the privacy settings',
  AUDIT,
  async ({ ownServer, openPage }) => {
    const page = await openPage({ baseURL: ownServer.url, locale: 'zh-CN' });
    const settings = new SettingsDialog(page);
    await signUp(page, DU_FU);
    const trash = page.waitForResponse((response) => response.url().includes('/api/fm_trash'));
    const radio = new FmPage(page);
    await radio.open();
    await radio.trash.click();
    expect(await (await trash).json()).toMatchObject({ code: 200 });

    await settings.open('privacy');
    const unwanted = settings.dialog.getByRole('list', { name: '不想听的歌' }).getByRole('listitem');
    await expect(unwanted).toHaveCount(1);
    await settings.button(/^可以再推荐：/).click();
    await expect(settings.dialog.getByText('现在一首也没有。')).toBeVisible();

    const hidden = settings.dialog.getByRole('checkbox', { name: '不让别人看到我的听歌记录' });
    await choose(hidden);
    await expect(hidden).toBeChecked();
    await settings.open('privacy');
    await expect(hidden).toBeChecked();

    await test.step('deletes the data of the device and keeps the session', async () => {
      const shell = new Shell(page);
      await shell.searchBox.fill('月');
      await shell.searchBox.press('Enter');
      await page.waitForURL('**/search-detail/**');
      await settings.open('privacy');
      await expect(settings.dialog.getByText('1 条', { exact: true })).toBeVisible();
      await settings.dialog.getByRole('button', { name: '清除', exact: true }).click();
      const again = page.waitForEvent('load');
      await settings.button('清除这台设备上的内容').click();
      await again;
      await expect(settings.dialog.getByText('没有', { exact: true })).toBeVisible();
      await expect(shell.userMenu).toBeAttached();
    });
  },
);

test.describe('with keys', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('opens another section without layout shift, and one step back closes all of them', async ({
    page,
    home,
    shell,
  }) => {
    const settings = new SettingsDialog(page);
    await home.open();
    await shell.userMenu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: '设置' }).press('Enter');
    await settings.dialog.waitFor();
    await expect(settings.dialog.getByRole('region').first()).toBeVisible();
    const place = await settings.place();
    for (const name of ['下载', '账号', '隐私']) {
      await settings.button(name).focus();
      await page.keyboard.press('Enter');
      await expect(settings.dialog.getByRole('region', { name, exact: true })).toBeVisible();
      expect(await settings.place(), name).toEqual(place);
    }
    await page.keyboard.press('Escape');
    await expect(settings.dialog).toBeHidden();
    await expect(page).toHaveURL(/personal-recommendation$/);
    await expect(shell.userMenu).toBeFocused();
    await page.goForward();
    await expect(settings.dialog.getByRole('region', { name: '隐私', exact: true })).toBeVisible();
    await page.goBack();
    await expect(settings.dialog).toBeHidden();
  });

  test('closes settings that were opened by their own address', async ({ page }) => {
    const settings = new SettingsDialog(page);
    await settings.open('playback');
    await settings.button('隐私').click();
    await expect(page).toHaveURL(/settings=privacy/);
    await page.keyboard.press('Escape');
    await expect(settings.dialog).toBeHidden();
    await expect(page).toHaveURL(/personal-recommendation$/);
  });
});

test('finds a setting by the initials of its name, and shows it in another section', async ({ page }) => {
  await page.goto('/find-music/top?settings=downloads');
  const dialog = page.getByRole('dialog', { name: '设置' });
  await dialog.getByRole('searchbox', { name: '搜索设置' }).fill('dstz');
  await dialog.getByRole('button', { name: '定时停止 播放' }).click();
  await expect(page).toHaveURL(/settings=playback/);
  const timer = dialog.getByRole('group', { name: '定时停止' });
  await expect(timer).toBeInViewport();
  await expect(timer.getByRole('radio', { name: '不定时' })).toBeFocused();
});
