import type { Locator, Page } from '@playwright/test';

/** Page object of 导入歌曲: the pasted list, the songs found for it, and the playlist they are added to. */
export class ImportDialog {
  readonly dialog: Locator;
  readonly text: Locator;
  readonly name: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: '导入歌曲' });
    this.text = this.dialog.getByRole('textbox', { name: '歌曲清单' });
    this.name = this.dialog.getByRole('textbox', { name: '歌单名称' });
  }

  async open(): Promise<void> {
    await this.page.goto('/my-playlist');
    await this.page.getByRole('main').getByRole('button', { name: '导入歌曲' }).click();
    await this.text.waitFor();
  }

  /** Pastes a list and starts the search for its songs. */
  async find(lines: readonly string[]): Promise<void> {
    await this.text.fill(lines.join('\n'));
    await this.dialog.getByRole('button', { name: '查找歌曲' }).click();
  }

  /** Filter button of lines by result: 已找到, 待确认, 没找到. */
  kind(name: string): Locator {
    return this.dialog.getByRole('button', { name: new RegExp(`^${name} \\d`) });
  }

  /** Adds that number of songs to the playlist. */
  finish(count: number): Promise<void> {
    return this.dialog.getByRole('button', { name: `导入 ${count} 首歌` }).click();
  }
}
