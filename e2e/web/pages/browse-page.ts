import { expect, type Locator, type Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

/** Page object of the browsing screens: rows of choices above, cards below, pagination at the end. */
export class BrowsePage {
  readonly main: Locator;
  readonly cards: Locator;
  /** pagination links */
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
    await waitForApp(this.page);
  }

  /** Row of choices, by its label. */
  row(label: string): Locator {
    return this.main.getByRole('group', { name: label, exact: true });
  }

  choice(label: string, name: string): Locator {
    return this.row(label).getByRole('link', { name, exact: true });
  }

  /** Selected choice of a row. */
  chosen(label: string): Locator {
    return this.row(label).locator('[aria-current]');
  }

  /**
   * Waits until the content belongs to the last choice; until then the previous content stays, dimmed. Call it
   * once the choice is shown as selected.
   */
  async waitForContent(): Promise<void> {
    await expect(this.main.locator('[data-waiting]')).toHaveCount(0);
  }

  /** Link that covers a whole card. */
  linkOf(card: Locator): Locator {
    return card.getByRole('heading').getByRole('link');
  }

  /** Plays a card without opening it. */
  async play(card: Locator): Promise<void> {
    await card.hover();
    await card.getByRole('button', { name: /^播放/ }).click();
  }

  /** Scrolls an infinite list down until it has loaded completely. */
  async scrollToEnd(): Promise<void> {
    await expect(async () => {
      await this.cards.last().scrollIntoViewIfNeeded();
      await expect(this.main.locator('[data-more]')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  }

  /** Clicks every 重试 button until no failure is left on the page. */
  async retryAll(): Promise<void> {
    await expect(async () => {
      const retry = this.retry.first();
      if (await retry.isVisible()) await retry.click({ timeout: 2000 });
      await expect(this.failure).toHaveCount(0, { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  }

  /** Titles of the cards, in order. */
  names(): Promise<string[]> {
    return this.cards.getByRole('heading').allInnerTexts();
  }
}
