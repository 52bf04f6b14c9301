import type { Locator, Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

/** Page object of the four pages of recently played content. */
export class RecentlyPlayedPage {
  readonly main: Locator;
  /** Rows of songs: the header and rows that still load have no accessible name. */
  readonly rows: Locator;
  readonly cards: Locator;
  readonly playAll: Locator;
  readonly clear: Locator;
  readonly undo: Locator;
  readonly reportLink: Locator;
  readonly report: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.rows = this.main.getByRole('grid').locator('[role="row"][aria-label]');
    this.cards = this.main.getByRole('article');
    this.playAll = this.main.getByRole('button', { name: '播放全部' });
    this.clear = this.main.getByRole('button', { name: '清空' });
    this.undo = page.getByRole('region', { name: '撤销' }).getByRole('button', { name: '撤销' });
    this.reportLink = this.main.getByRole('link', { name: '听歌报告' });
    this.report = this.main.getByRole('region', { name: '听歌报告' });
  }

  async open(list: 'single' | 'video' | 'playlist' | 'album'): Promise<void> {
    await this.page.goto(`/recently-played-${list}`);
    await waitForApp(this.page);
  }

  /** Removes a card from its list. */
  async remove(card: Locator): Promise<void> {
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.hover();
    await this.main.getByRole('button', { name: `从最近播放中删除：${title}` }).click();
  }
}
