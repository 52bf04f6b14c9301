import type { Locator, Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

/** Page object of /personal-recommendation. */
export class HomePage {
  readonly playlists: Locator;
  readonly entries: Locator;
  readonly banners: Locator;
  /** Headings of the blocks, from the top. */
  readonly headings: Locator;
  readonly orderButton: Locator;
  readonly orderDialog: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.playlists = main.locator('a[href^="/playList/"]');
    this.entries = main.getByRole('group', { name: '发现' });
    this.banners = main.getByRole('region', { name: '精彩推荐' });
    this.headings = main.getByRole('heading', { level: 2 });
    this.orderButton = main.getByRole('button', { name: '自定义首页' });
    this.orderDialog = page.getByRole('dialog', { name: '自定义首页' });
  }

  async open(): Promise<void> {
    await this.page.goto('/personal-recommendation');
    await waitForApp(this.page);
  }

  /** Block, by its heading. */
  block(name: string): Locator {
    return this.page.getByRole('main').getByRole('region', { name, exact: true });
  }

  /** Opens the first recommended playlist and waits for its address; its content loads afterwards. */
  async openFirstPlaylist(): Promise<void> {
    await this.playlists.first().click();
    await this.page.waitForURL('**/playList/*');
  }
}
