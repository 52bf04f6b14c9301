import type { Locator, Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

interface NewAccount {
  email: string;
  nickname: string;
  password: string;
}

/** Page object of /login. */
export class LoginPage {
  readonly account: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly guest: Locator;
  readonly phone: Locator;
  readonly captcha: Locator;
  readonly qrCode: Locator;

  constructor(readonly page: Page) {
    this.account = page.getByRole('textbox', { name: '手机号或邮箱' });
    this.password = page.getByLabel('密码', { exact: true });
    this.submit = page.getByRole('button', { name: '登录', exact: true });
    this.guest = page.getByRole('button', { name: '游客访问' });
    this.phone = page.getByRole('textbox', { name: '手机号', exact: true });
    this.captcha = page.getByRole('textbox', { name: '验证码', exact: true });
    this.qrCode = page.getByRole('img', { name: '登录用的二维码' });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/login${search}`);
    await waitForApp(this.page);
  }

  /** Tab of a login method. */
  tab(name: '密码登录' | '验证码登录' | '扫码登录'): Locator {
    return this.page.getByRole('tab', { name });
  }

  /** Opens 扫码登录. @returns the address in its QR code */
  async showQrCode(): Promise<string> {
    const made = this.page.waitForResponse((response) => response.url().includes('/api/login/qr/create'));
    await this.tab('扫码登录').click();
    const { data } = (await (await made).json()) as { data: { qrurl: string } };
    await this.qrCode.waitFor();
    return data.qrurl;
  }

  /** Creates an account with an e-mail address. */
  async signUp({ email, nickname, password }: NewAccount): Promise<void> {
    await this.page.getByLabel('邮箱', { exact: true }).fill(email);
    await this.page.getByLabel('昵称').fill(nickname);
    await this.password.fill(password);
    await this.page.getByRole('button', { name: '注册并登录' }).click();
  }

  async signIn({ name, password }: { name: string; password: string }): Promise<void> {
    await this.account.fill(name);
    await this.password.fill(password);
    await this.submit.click();
  }
}
