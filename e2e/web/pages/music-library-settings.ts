import type { Locator, Page } from '@playwright/test';
import { SettingsDialog } from './settings-dialog.ts';

/** Page object of the music libraries of the server in the settings, by their accessible names in zh-CN. */
export class MusicLibrarySettings {
  private readonly settings: SettingsDialog;
  private readonly form: Locator;

  constructor(readonly page: Page) {
    this.settings = new SettingsDialog(page);
    this.form = page.getByRole('dialog', { name: '添加音乐库' });
  }

  open(): Promise<void> {
    return this.settings.open('library');
  }

  library(name: string): Locator {
    return this.settings.dialog.getByRole('listitem', { name, exact: true });
  }

  /** Adds a folder. @param listeners nicknames of those who hear it; none: everyone with an account */
  async add(path: string, name: string, listeners: readonly string[] = []): Promise<void> {
    await this.settings.button('添加文件夹').click();
    await this.form.getByRole('textbox', { name: '服务器上的文件夹' }).fill(path);
    await this.form.getByRole('textbox', { name: '名称' }).fill(name);
    if (listeners.length > 0) await this.form.getByRole('radio', { name: '指定的人' }).check();
    for (const listener of listeners) {
      await this.form.getByRole('textbox', { name: '按昵称添加' }).fill(listener);
      await this.form.getByRole('button', { name: `添加 ${listener}` }).click();
    }
    await this.form.getByRole('button', { name: '添加', exact: true }).click();
    await this.form.waitFor({ state: 'hidden' });
  }

  async rescan(name: string): Promise<void> {
    await this.library(name)
      .getByRole('button', { name: `重新扫描：${name}` })
      .click();
  }
}
