import type { Locator, Page } from '@playwright/test';
import { BrowsePage } from './browse-page.ts';

/** Page object of the collections: /collect-album, /collect-singer, /collect-video, /collect-special-column. */
export class CollectionPage extends BrowsePage {
  readonly tabs: Locator;
  readonly field: Locator;
  /** number of entries, or of search results */
  readonly count: Locator;
  readonly undoBar: Locator;
  readonly removeButtons: Locator;

  constructor(page: Page) {
    super(page);
    this.tabs = page.getByRole('navigation', { name: '我的收藏' });
    this.field = this.main.getByRole('searchbox', { name: '在收藏中搜索' });
    this.count = this.main.getByRole('heading', { level: 2 });
    this.undoBar = page.getByRole('region', { name: '撤销' });
    this.removeButtons = this.main.getByRole('button', { name: /^取消收藏/ });
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  /** Button of a sort order. */
  order(name: string): Locator {
    return this.row('排序方式').getByRole('button', { name, exact: true });
  }

  async remove(name: string): Promise<void> {
    await this.card(name).hover();
    await this.main.getByRole('button', { name: `取消收藏 ${name}`, exact: true }).click();
  }

  async undo(): Promise<void> {
    await this.undoBar.getByRole('button', { name: '撤销' }).click();
  }
}
