import { expect, type Locator, type Page } from '@playwright/test';

/** Upper bound of Tab presses between two controls. */
const MOST_STOPS = 60;

/** Page object of the lyrics editor, operated by keys. */
export class LyricsEditor {
  readonly dialog: Locator;
  readonly state: Locator;
  readonly tap: Locator;
  readonly versions: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: '校对歌词' });
    this.state = this.dialog.getByText(/^(没有改动|有改动还没有保存)/);
    this.tap = this.dialog.getByRole('button', { name: /^这一行开始/ });
    this.versions = page.getByRole('dialog', { name: '历次改动' });
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(aim: Locator, key = 'Tab'): Promise<void> {
    await expect(aim).toBeVisible();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await aim.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(key);
    }
    await expect(aim).toBeFocused();
  }

  /** Opens the editor from the lyrics view of the now-playing page. */
  async openByKeys(): Promise<void> {
    const button = this.page.getByRole('region', { name: '歌词' }).getByRole('button', { name: '校对歌词' });
    await this.tabTo(button);
    await this.page.keyboard.press('Enter');
    await expect(this.time(1)).toBeVisible();
  }

  time(line: number): Locator {
    return this.dialog.getByRole('textbox', { name: `第 ${String(line)} 行的时间` });
  }

  text(line: number): Locator {
    return this.dialog.getByRole('textbox', { name: `第 ${String(line)} 行的词` });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** time of a line in the table, in ms; NaN if it has none */
  async timeMs(line: number): Promise<number> {
    const [minutes, seconds] = (await this.time(line).inputValue()).split(':');
    return Number(minutes) * 60_000 + Number(seconds) * 1000;
  }
}
