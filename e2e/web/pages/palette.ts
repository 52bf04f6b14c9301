import { expect, type Locator, type Page } from '@playwright/test';

/** The command palette, by its names in zh-CN. */
export class Palette {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** The line that Enter takes. */
  readonly active: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: '命令面板' });
    this.field = this.dialog.getByRole('combobox', { name: '找歌曲、页面和命令' });
    this.options = this.dialog.getByRole('option');
    this.active = this.dialog.getByRole('option', { selected: true });
  }

  /** Opens it by its keys. */
  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.field).toBeFocused();
  }

  /** Opens it, types and waits until all that was found is shown. */
  async lookFor(words: string): Promise<void> {
    await this.open();
    await this.page.keyboard.type(words);
    await expect(this.dialog.getByRole('status')).toHaveText(/^\d+ 项$|^没有找到相关的内容$/);
  }

  group(name: string): Locator {
    return this.dialog.getByRole('group', { name, exact: true });
  }
}
