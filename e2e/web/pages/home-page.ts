import type { Locator, Page } from '@playwright/test';
import { appTookOver } from '../fixtures/takeover.ts';

/** /personal-recommendation. */
export class HomePage {
  readonly playlists: Locator;

  constructor(readonly page: Page) {
    this.playlists = page.getByRole('main').locator('a[href^="/playList/"]');
  }

  async open(): Promise<void> {
    await this.page.goto('/personal-recommendation');
    await appTookOver(this.page);
  }

  /** Opens the first playlist the page recommends and waits until its address is reached. */
  async openFirstPlaylist(): Promise<void> {
    await this.playlists.first().click();
    await this.page.waitForURL('**/playList/*');
  }
}
