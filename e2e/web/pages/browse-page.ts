import { expect, type Locator, type Page } from '@playwright/test';
import { appTookOver } from '../fixtures/takeover.ts';

/** What the browsing pages have in common: rows of choices above, cards below, page links at the end. */
export class BrowsePage {
  readonly main: Locator;
  readonly cards: Locator;
  /** the page links of lists that have pages */
  readonly pages: Locator;
  readonly failure: Locator;
  readonly retry: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.cards = this.main.getByRole('article');
    this.pages = this.main.getByRole('navigation', { name: '分页' });
    this.failure = this.main.getByRole('alert');
    this.retry = this.failure.getByRole('button', { name: '重试' });
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await appTookOver(this.page);
  }

  /** A row of choices by its label. */
  row(label: string): Locator {
    return this.main.getByRole('group', { name: label, exact: true });
  }

  choice(label: string, name: string): Locator {
    return this.row(label).getByRole('link', { name, exact: true });
  }

  /** What is chosen in a row. */
  chosen(label: string): Locator {
    return this.row(label).locator('[aria-current]');
  }

  /**
   * Waits until what is shown belongs to what was chosen last: until then the list before stays, dimmed. To be called when
   * the choice shows.
   */
  async settled(): Promise<void> {
    await expect(this.main.locator('[data-waiting]')).toHaveCount(0);
  }

  /** The link over a whole card. */
  linkOf(card: Locator): Locator {
    return card.getByRole('heading').getByRole('link');
  }

  /** Plays a card without opening it. */
  async play(card: Locator): Promise<void> {
    await card.hover();
    await card.getByRole('button', { name: /^播放/ }).click();
  }

  /** Scrolls down a list that goes on until nothing more is to come. */
  async toTheEnd(): Promise<void> {
    await expect(async () => {
      await this.cards.last().scrollIntoViewIfNeeded();
      await expect(this.main.locator('[data-more]')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  }

  /** Presses every 重试 there is, until nothing on the page says any more that it failed. */
  async retryAll(): Promise<void> {
    await expect(async () => {
      const retry = this.retry.first();
      if (await retry.isVisible()) await retry.click({ timeout: 2000 });
      await expect(this.failure).toHaveCount(0, { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  }

  /** The names of the cards, in their order. */
  names(): Promise<string[]> {
    return this.cards.getByRole('heading').allInnerTexts();
  }
}
