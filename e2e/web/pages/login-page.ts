import type { Locator, Page } from '@playwright/test';
import { appTookOver } from '../fixtures/takeover.ts';

/** /login. */
export class LoginPage {
  readonly account: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly guest: Locator;

  constructor(readonly page: Page) {
    this.account = page.getByRole('textbox', { name: '手机号或邮箱' });
    this.password = page.getByLabel('密码', { exact: true });
    this.submit = page.getByRole('button', { name: '登录', exact: true });
    this.guest = page.getByRole('button', { name: '游客访问' });
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
    await appTookOver(this.page);
  }

  async signIn({ name, password }: { name: string; password: string }): Promise<void> {
    await this.account.fill(name);
    await this.password.fill(password);
    await this.submit.click();
  }
}
