import type { Locator, Page } from '@playwright/test';

/** Page object of 分享, which shows a link. */
export class ShareDialog {
  readonly dialog: Locator;
  readonly code: Locator;
  readonly link: Locator;
  readonly fromHere: Locator;
  readonly copy: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: '分享' });
    this.code = this.dialog.getByRole('img', { name: '链接的二维码' });
    this.link = this.dialog.getByRole('textbox', { name: '链接' });
    this.fromHere = this.dialog.getByRole('checkbox', { name: /^从 \d+:\d\d 开始$/ });
    this.copy = this.dialog.getByRole('button', { name: '复制链接' });
  }

  /** Copies the link. @returns the content of the clipboard afterwards */
  async copied(): Promise<string> {
    await this.copy.click();
    await this.page.getByText('链接已复制').waitFor();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }
}
