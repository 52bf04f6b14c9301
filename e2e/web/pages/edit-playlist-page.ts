import type { Locator, Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

/** Page object of /edit-song-list. */
export class EditPlaylistPage {
  readonly main: Locator;
  readonly name: Locator;
  readonly description: Locator;
  readonly cover: Locator;
  readonly save: Locator;
  readonly crop: Locator;
  /** confirmation on leaving with unsaved changes */
  readonly question: Locator;
  /** message that unsaved changes were restored */
  readonly resumed: Locator;
  readonly undoBar: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    const form = this.main.getByRole('form', { name: '编辑歌单' });
    this.name = form.getByRole('textbox', { name: '歌单名称' });
    this.description = form.getByRole('textbox', { name: '简介' });
    this.cover = form.getByRole('img', { name: /封面$/ });
    this.save = form.getByRole('button', { name: '保存' });
    this.crop = page.getByRole('dialog', { name: '更换封面' });
    this.question = page.getByRole('dialog', { name: '修改还没有保存' });
    this.resumed = form.getByText('上次没有保存的修改还在');
    this.undoBar = page.getByRole('region', { name: '撤销' });
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`/edit-song-list?id=${id}`);
    await waitForApp(this.page);
    await this.name.waitFor();
  }

  /** Opens the cover dialog and chooses a picture. */
  async choosePicture(buffer: Buffer): Promise<void> {
    await this.main.getByRole('button', { name: '更换封面' }).click();
    await this.crop
      .locator('input[type=file]')
      .setInputFiles({ name: '一.jpg', mimeType: 'image/jpeg', buffer });
    await this.slider('缩放').waitFor();
  }

  slider(name: string): Locator {
    return this.crop.getByRole('slider', { name });
  }

  tag(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  /** Block below the form, by its heading. */
  block(name: string): Locator {
    return this.main.getByRole('region', { name });
  }
}
