import type { Locator, Page } from '@playwright/test';

/** Page object of the notifications button in the top bar and its panel, by accessible names in zh-CN. */
export class NotificationsPanel {
  readonly bell: Locator;
  readonly dialog: Locator;
  readonly rows: Locator;
  readonly unread: Locator;

  constructor(page: Page) {
    this.bell = page.getByRole('banner').getByRole('button', { name: /^通知/ });
    this.dialog = page.getByRole('dialog', { name: '通知' });
    this.rows = this.dialog.getByRole('listitem');
    this.unread = this.rows.filter({ hasText: '未读' });
  }

  async open(): Promise<void> {
    await this.bell.click();
    await this.dialog.waitFor();
  }
}
