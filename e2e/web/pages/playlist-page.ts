import type { Locator, Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

/** Page object of /playList/{id}. */
export class PlaylistPage {
  readonly playAll: Locator;
  readonly songs: Locator;
  /** Rows of songs: the header and rows that still load have no accessible name. */
  readonly rows: Locator;
  readonly playingRow: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.playAll = main.getByRole('button', { name: '播放全部' });
    this.songs = main.getByRole('grid');
    this.rows = this.songs.locator('[role="row"][aria-label]');
    this.playingRow = this.songs.locator('[role="row"][aria-current="true"]');
  }

  async open(id: string | number): Promise<void> {
    await this.page.goto(`/playList/${id}`);
    await waitForApp(this.page);
  }
}
