import type { Locator, Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

/** Page object of the search box in the top bar with its panel, and of /search-detail/{type}. */
export class SearchPage {
  readonly box: Locator;
  readonly panel: Locator;
  readonly options: Locator;
  readonly title: Locator;
  readonly count: Locator;
  readonly pages: Locator;
  readonly main: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.box = page.getByRole('combobox', { name: '搜索', exact: true });
    this.panel = page.getByRole('listbox', { name: '搜索建议' });
    this.options = this.panel.getByRole('option');
    this.title = this.main.getByRole('heading', { level: 1 });
    this.count = this.main.getByRole('heading', { level: 2, name: /找到/ });
    this.pages = this.main.getByRole('navigation', { name: '分页' });
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await waitForApp(this.page);
  }

  /** Types a query into the box and submits it. */
  async searchFor(query: string): Promise<void> {
    await this.box.fill(query);
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname.startsWith('/search-detail/') && searchParams.get('keywords') === query,
    );
  }

  group(name: string): Locator {
    return this.panel.getByRole('group', { name, exact: true });
  }

  /** Search history in the panel, newest first. */
  remembered(): Promise<string[]> {
    return this.group('搜索历史').locator('[role="option"][id]').allInnerTexts();
  }

  kind(name: string): Locator {
    return this.main.getByRole('navigation', { name: '搜索类型' }).getByRole('link', { name, exact: true });
  }

  /** Marked matches of the query. */
  marks(): Promise<string[]> {
    return this.main.locator('mark').allInnerTexts();
  }
}
