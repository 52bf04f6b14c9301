import { choose } from '../../fixtures/choose.ts';
import { AUDIT, sample } from '../../fixtures/audit-sample.ts';
import { axeViolations, waitUntilLoaded, sidewaysOverflow } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { SettingsDialog } from '../../pages/settings-dialog.ts';
import { Shell } from '../../pages/shell.ts';

/** Phone number of the demo account. */
const DEMO_PHONE = '13800138000';
const PASSWORD = 'a long password';
/** PNG of one pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('logs in with a code sent to a phone; number and countdown survive a reload', async ({
  page,
  login,
  server,
  shell,
}) => {
  const codes = () =>
    [...server.log.matchAll(new RegExp(`code for \\+86 ${DEMO_PHONE}: (\\d{6})`, 'g'))].map(
      ([, code]) => code ?? '',
    );
  const before = codes().length;
  await login.open('?redirect=%2Ffind-music%2Ftop');
  await login.tab('验证码登录').click();
  await login.phone.fill(DEMO_PHONE);
  await page.getByRole('button', { name: '发送验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeDisabled();
  await page.reload();
  await expect(login.phone).toHaveValue(DEMO_PHONE);
  await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeDisabled();
  await expect.poll(() => codes().length).toBeGreaterThan(before);
  await login.captcha.fill(codes().at(-1) ?? '');
  await login.submit.click();
  await page.waitForURL('**/find-music/top');
  await expect(shell.userMenu).toBeVisible();
});

test('redirects an open login page when another tab logs in', async ({ context, page, login, server }) => {
  await login.open('?redirect=%2Ffind-music%2Ftop');
  const other = new LoginPage(await context.newPage());
  await other.open();
  await other.signIn(server.demoAccount);
  await expect(page).toHaveURL(/\/find-music\/top$/);
});

test('confirms a login code of another device, and ends that session again', async ({
  newcomer,
  openPage,
}) => {
  const phone = await openPage({ locale: 'zh-CN', storageState: newcomer.stored });
  const desktop = await openPage({ locale: 'zh-CN' });
  await phone.request.post('/api/like', { form: { id: '10001', like: 'true' } });
  const desktopLogin = new LoginPage(desktop);
  await desktopLogin.open('?redirect=%2Ffind-music%2Ftop');
  const address = await desktopLogin.showQrCode();

  await test.step('rejects the code', async () => {
    await phone.goto(address);
    await expect(desktop.getByText(/请在那台设备上确认登录/)).toBeVisible();
    await phone.getByRole('button', { name: '拒绝' }).click();
    await expect(desktop.getByText(/没有同意登录/)).toBeVisible();
  });

  await test.step('renews and confirms the code', async () => {
    const made = desktop.waitForResponse((response) => response.url().includes('/api/login/qr/create'));
    await desktop.getByRole('button', { name: '刷新二维码' }).click();
    const { data } = (await (await made).json()) as { data: { qrurl: string } };
    await phone.goto(data.qrurl);
    const dialog = phone.getByRole('dialog', { name: '扫码登录' });
    await expect(dialog.getByText(/另一台设备想用/)).toBeVisible();
    expect(await axeViolations(phone)).toEqual([]);
    await dialog.getByRole('button', { name: '同意登录' }).click();
    await expect(dialog.getByText(/已同意/)).toBeVisible();
    await desktop.waitForURL('**/find-music/top');
    await expect(new Shell(desktop).userMenu).toBeVisible();
    await desktop.goto('/my-love-music');
    await expect(desktop.getByRole('main').getByRole('row').first()).toBeVisible();
  });

  await test.step('ends the session from the other device', async () => {
    const settings = new SettingsDialog(phone);
    await settings.open('account');
    await expect(settings.devices).toHaveCount(2);
    await settings.button(/^让它退出：/).click();
    await expect(settings.devices).toHaveCount(1);
    await desktop.reload();
    // A request of an ended session leads to the login page (docs/specification/errors.md#error-catalogue, status
    // 301).
    await expect(desktop).toHaveURL(/\/login/);
    await expect(desktop.getByRole('region', { name: '登录青音' })).toBeVisible();
  });
});

test('signs up, changes the nickname and deletes the account', async ({ openPage }) => {
  const own = await openPage({ locale: 'zh-CN' });
  const ownLogin = new LoginPage(own);
  await ownLogin.open('?way=sign-up&redirect=%2Ffind-music%2Ftop');
  await ownLogin.signUp({ email: 'libai@qingyin.example', nickname: '李太白', password: PASSWORD });
  await own.waitForURL('**/find-music/top');

  const settings = new SettingsDialog(own);
  await settings.open('account');
  await settings.dialog.getByRole('textbox', { name: '昵称' }).fill('青莲居士');
  await settings.button('保存').click();
  await expect(settings.dialog.getByText('青莲居士').first()).toBeVisible();

  await test.step('crops a picture to a square and shows it', async () => {
    const uploaded = own.waitForResponse((response) => response.url().includes('/api/avatar/upload'));
    await settings.dialog
      .getByLabel('选择头像图片')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') });
    await settings.button('用作头像').click();
    expect(await (await uploaded).json()).toMatchObject({ code: 200 });
    await expect(settings.profile.locator('img')).toHaveAttribute('src', /\/up-/);
  });

  await settings.button('删除账号…').click();
  await settings.dialog.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await choose(settings.dialog.getByRole('checkbox', { name: '我知道删除以后不能恢复' }));
  await settings.button('永久删除账号').click();
  await expect(settings.dialog).toBeHidden();
  await expect(new Shell(own).loginLink).toBeVisible();
});

for (const locale of sample(['zh-CN', 'ar-EG'], 1)) {
  test(`every way to log in fits a phone without axe violations, ${locale}`, async ({ openPage }) => {
    const page = await openPage({ locale, viewport: { width: 390, height: 844 } });
    const login = new LoginPage(page);
    for (const way of ['captcha', 'qr', 'sign-up']) {
      await login.open(`?way=${way}`);
      // The state of the QR code is polled, so that the network is never idle.
      await expect(page.getByRole(way === 'qr' ? 'img' : 'textbox').first()).toBeVisible();
      expect(await sidewaysOverflow(page), way).toEqual([]);
      expect(await axeViolations(page), way).toEqual([]);
    }
  });
}

test(
  'account and privacy settings fit a phone without axe violations',
  AUDIT,
  async ({ openPage, signedIn }) => {
    const page = await openPage({ storageState: signedIn, viewport: { width: 390, height: 844 } });
    const settings = new SettingsDialog(page);
    for (const section of ['account', 'privacy'] as const) {
      await settings.open(section);
      await waitUntilLoaded(page);
      expect(await sidewaysOverflow(page), section).toEqual([]);
      expect(await axeViolations(page), section).toEqual([]);
    }
  },
);
