import type { CDPSession, Locator, Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';
import { SongActions } from './song-actions.ts';

/** Page object of /cloud. */
export class CloudPage {
  readonly songActions: SongActions;
  readonly grid: Locator;
  readonly meter: Locator;
  readonly panel: Locator;
  readonly files: Locator;
  readonly choose: Locator;
  private session: CDPSession | undefined;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.songActions = new SongActions(page);
    this.grid = main.getByRole('grid', { name: '我的音乐云盘' });
    this.meter = main.getByRole('meter', { name: '云盘空间' });
    this.panel = main.getByRole('region', { name: '上传列表' });
    this.choose = main.getByRole('button', { name: '上传音乐' });
    this.files = main.getByLabel('选择音乐文件').first();
  }

  async open(): Promise<void> {
    await this.page.goto('/cloud');
    await waitForApp(this.page);
  }

  row(title: string): Locator {
    return this.grid.locator(`[role="row"][aria-label^="${title}"]`);
  }

  /** Entry of a file in the upload panel. */
  upload(name: string): Locator {
    return this.panel.getByRole('listitem').filter({ hasText: name });
  }

  /** Runs an entry of a song's menu. */
  async runMenuEntry(title: string, entry: string): Promise<void> {
    await this.row(title).first().focus();
    await this.page.keyboard.press('Shift+F10');
    await this.songActions.menu.getByRole('menuitem', { name: entry }).click();
  }

  /** Deletes a song for good: closes the undo offer. */
  async remove(title: string): Promise<void> {
    await this.row(title).focus();
    const gone = this.page.waitForResponse(/\/api\/user\/cloud\/del/);
    await this.page.keyboard.press('Delete');
    await this.songActions.undoBar.getByRole('button', { name: '关闭' }).click();
    await gone;
  }

  /** Limits the upload rate, in bytes per second. */
  async limitUploadRate(bytes: number): Promise<void> {
    this.session ??= await this.page.context().newCDPSession(this.page);
    await this.session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytes,
    });
  }
}
