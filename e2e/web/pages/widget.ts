import type { Locator, Page } from '@playwright/test';

/** Page object of one `<qingyin-player>` element. */
export class Widget {
  readonly element: Locator;
  readonly play: Locator;
  readonly pause: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly seek: Locator;
  readonly volume: Locator;
  readonly songs: Locator;
  readonly status: Locator;
  readonly link: Locator;

  constructor(
    readonly page: Page,
    selector = 'qingyin-player',
  ) {
    this.element = page.locator(selector);
    this.play = this.element.getByRole('button', { name: /^播放/ });
    this.pause = this.element.getByRole('button', { name: /^暂停/ });
    this.previous = this.element.getByRole('button', { name: '上一首' });
    this.next = this.element.getByRole('button', { name: '下一首' });
    this.seek = this.element.getByRole('slider', { name: '播放进度' });
    this.volume = this.element.getByRole('slider', { name: '音量' });
    this.songs = this.element.getByRole('listbox', { name: '歌曲' }).getByRole('option');
    this.status = this.element.getByRole('status');
    this.link = this.element.getByRole('link', { name: '在青音里打开' });
  }

  /** The current song, playing or paused. */
  get current(): Locator {
    return this.element.getByRole('option', { selected: true });
  }
}
