import type { Locator, Page } from '@playwright/test';
import { readPlayer } from '../fixtures/player-state.ts';

/** Page object of the mini player (小窗), by accessible names in zh-CN; `page` is the document of its window. */
export class MiniPlayer {
  readonly main: Locator;
  readonly slider: Locator;
  readonly play: Locator;
  readonly pause: Locator;
  readonly next: Locator;
  readonly lyricsButton: Locator;
  readonly region: Locator;
  /** The current lyric line. */
  readonly current: Locator;

  constructor(
    readonly page: Page,
    readonly opener: Page,
  ) {
    this.main = page.getByRole('main', { name: '小窗' });
    this.slider = this.main.getByRole('slider', { name: '播放进度' });
    this.play = this.button('播放');
    this.pause = this.button('暂停');
    this.next = this.button('下一首');
    this.lyricsButton = this.button('歌词');
    this.region = this.main.getByRole('region', { name: '歌词' });
    this.current = this.region.locator('li[aria-current="true"]');
  }

  /** Waits for the window that `act` opens. */
  static async openedBy(opener: Page, action: () => Promise<void>): Promise<MiniPlayer> {
    const coming = opener.context().waitForEvent('page');
    await action();
    const small = new MiniPlayer(await coming, opener);
    await small.main.waitFor();
    return small;
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  status = async (): Promise<string> => (await readPlayer(this.opener)).status;

  /** Background colour of the window. */
  backgroundColor(): Promise<string> {
    return this.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  }
}
