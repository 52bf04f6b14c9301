import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Page object of the commands for songs of a table: their menu, the selection bar, the playlist picker, the undo
 * bar.
 */
export class SongActions {
  readonly rows: Locator;
  readonly menu: Locator;
  readonly bar: Locator;
  readonly picker: Locator;
  readonly undoBar: Locator;

  constructor(readonly page: Page) {
    this.rows = page.getByRole('main').getByRole('grid').locator('[role="row"][aria-label]');
    this.menu = page.getByRole('menu', { name: '歌曲操作' });
    this.bar = page.getByRole('toolbar', { name: '已选歌曲' });
    this.picker = page.getByRole('dialog', { name: '添加到歌单' });
    this.undoBar = page.getByRole('region', { name: '撤销' });
  }

  /** Accessible names of the rows, in order. */
  async titles(): Promise<(string | null)[]> {
    const rows = await this.rows.all();
    return Promise.all(rows.map((row) => row.getAttribute('aria-label')));
  }

  /** Runs an entry of the menu of a row's song. */
  async choose(row: number, entry: string): Promise<void> {
    await this.rows.nth(row).focus();
    await this.page.keyboard.press('Shift+F10');
    await this.menu.getByRole('menuitem', { name: entry }).click();
  }

  /** Selects a range of rows by keys. */
  async select(from: number, to: number): Promise<void> {
    await this.rows.nth(from).focus();
    await this.page.keyboard.press('Space');
    for (let row = from; row < to; row++) await this.page.keyboard.press('Shift+ArrowDown');
    await expect(this.bar).toContainText(`已选 ${to - from + 1} 首`);
  }

  /** Playlist in the picker, by its name. */
  list(name: string): Locator {
    return this.picker.getByRole('menuitem', { name });
  }

  /** Creates a playlist from the songs for which the picker is open. */
  async makeList(name: string): Promise<void> {
    await this.picker.getByRole('menuitem', { name: '新建歌单' }).click();
    await this.page.getByRole('textbox', { name: '歌单名称' }).fill(name);
    await this.page.keyboard.press('Enter');
    await expect(this.undoBar).toContainText(`已新建歌单「${name}」`);
  }

  async undo(): Promise<void> {
    await this.undoBar.getByRole('button', { name: '撤销' }).click();
    await expect(this.undoBar).toHaveCount(0);
  }
}
