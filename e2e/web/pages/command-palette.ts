import { expect, type Locator, type Page } from '@playwright/test';

/** Page object of the command palette, by accessible names in zh-CN. */
export class CommandPalette {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** The row that Enter runs. */
  readonly active: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: '命令面板' });
    this.field = this.dialog.getByRole('combobox', { name: '找歌曲、页面和命令' });
    this.options = this.dialog.getByRole('option');
    this.active = this.dialog.getByRole('option', { selected: true });
  }

  /** Opens the palette by its shortcut. */
  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.field).toBeFocused();
  }

  /** Opens the palette, types and waits until all results are shown. */
  async search(query: string): Promise<void> {
    await this.open();
    await this.page.keyboard.type(query);
    await expect(this.dialog.getByRole('status')).toHaveText(/^\d+ 项$|^没有找到相关的内容$/);
  }

  group(name: string): Locator {
    return this.dialog.getByRole('group', { name, exact: true });
  }
}
