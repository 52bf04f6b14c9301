import type { Locator, Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

/** Page object of /my-playlist. */
export class MyPlaylistsPage {
  readonly newList: Locator;
  readonly undoBar: Locator;

  constructor(readonly page: Page) {
    this.newList = page.getByRole('main').getByRole('button', { name: '新建歌单' }).first();
    this.undoBar = page.getByRole('region', { name: '撤销' });
  }

  async open(): Promise<void> {
    await this.page.goto('/my-playlist');
    await waitForApp(this.page);
  }

  section(name: '创建的歌单' | '收藏的歌单'): Locator {
    return this.page.getByRole('main').getByRole('region', { name });
  }

  /** Row of a playlist. */
  row(name: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.link(name) });
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  /** Names of the playlists of a section, in order. */
  names(section: '创建的歌单' | '收藏的歌单'): Promise<string[]> {
    return this.section(section).getByRole('listitem').getByRole('link').allTextContents();
  }

  async make(name: string): Promise<void> {
    await this.newList.click();
    await this.page.getByRole('textbox', { name: '歌单名称' }).fill(name);
    await this.page.keyboard.press('Enter');
    await this.row(name).waitFor();
  }

  /** Runs an entry of a playlist's menu. */
  async choose(name: string, entry: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `更多操作：${name}` })
      .click();
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click();
  }

  async undo(): Promise<void> {
    await this.undoBar.getByRole('button', { name: '撤销' }).click();
  }
}
