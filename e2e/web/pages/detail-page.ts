import type { Locator, Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

/** Page object shared by detail pages: /album/{id}, /artists-detail, /playList/{id}. */
export class DetailPage {
  readonly title: Locator;
  readonly playAll: Locator;
  readonly queueAll: Locator;
  readonly collect: Locator;
  readonly follow: Locator;
  readonly rows: Locator;
  readonly comments: Locator;
  /** Link of the empty state to another page. */
  readonly emptyStateLink: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.title = main.getByRole('heading', { level: 1 });
    this.playAll = main.getByRole('button', { name: '播放全部' });
    this.queueAll = main.getByRole('button', { name: '加入队列' });
    this.collect = main.getByRole('button', { name: '收藏', exact: true });
    this.follow = main.getByRole('button', { name: /^(关注|已关注)$/ });
    this.rows = main.getByRole('grid').locator('[role="row"][aria-label]');
    this.comments = main.getByRole('region', { name: /^评论/ });
    this.emptyStateLink = main.getByRole('link', { name: '去听听别的' });
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await waitForApp(this.page);
  }

  region(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('region', { name });
  }
}
