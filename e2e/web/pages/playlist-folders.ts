import type { Locator, Page } from '@playwright/test';

/** Page object of the playlist folders in the side navigation. */
export class PlaylistFolders {
  readonly navigation: Locator;
  readonly undoBar: Locator;

  constructor(readonly page: Page) {
    this.navigation = page.getByRole('navigation', { name: '主导航' });
    this.undoBar = page.getByRole('region', { name: '撤销' });
  }

  /** Button that expands and collapses the folder. */
  button(name: string): Locator {
    return this.navigation.getByRole('button', { name, exact: true });
  }

  /** Visible playlists of a folder. */
  listsIn(name: string): Locator {
    return this.navigation.getByRole('list', { name, exact: true }).getByRole('link');
  }

  /** Playlists of a group that are in no folder. */
  group(name: '创建的歌单' | '收藏的歌单'): Locator {
    return this.navigation.getByRole('group', { name }).getByRole('link');
  }

  /** Runs an entry of a playlist's or a folder's menu, by pointer. */
  async choose(name: string, entry: string): Promise<void> {
    await this.navigation.getByRole('link', { name, exact: true }).or(this.button(name)).hover();
    await this.button(`更多操作：${name}`).click();
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click();
  }

  /** Moves a playlist to an existing folder. */
  async moveToFolder(list: string, folder: string): Promise<void> {
    await this.choose(list, '移到文件夹');
    await this.page.getByRole('menuitemradio', { name: folder, exact: true }).click();
  }

  /** Creates the first folder, with a playlist in it. */
  async createFolder(folder: string, list: string): Promise<void> {
    await this.choose(list, '移到文件夹');
    await this.page.getByRole('textbox', { name: '文件夹名称' }).fill(folder);
    await this.page.keyboard.press('Enter');
    await this.button(folder).waitFor();
  }
}
