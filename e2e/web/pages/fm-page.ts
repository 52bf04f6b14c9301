import type { Locator, Page } from '@playwright/test';
import { readPlayer } from '../fixtures/player-state.ts';
import { waitForApp } from '../fixtures/wait-for-app.ts';

/** Page object of /fm. */
export class FmPage {
  readonly card: Locator;
  readonly play: Locator;
  readonly next: Locator;
  readonly trash: Locator;
  readonly like: Locator;
  readonly similar: Locator;
  readonly comments: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.card = main.getByRole('article').filter({ has: page.getByRole('heading', { level: 2 }) });
    this.play = this.card.getByRole('button', { name: /^(播放|暂停) 私人FM$/ });
    this.next = this.card.getByRole('button', { name: '换一首' });
    this.trash = this.card.getByRole('button', { name: '不再播放这首歌' });
    this.like = this.card.getByRole('button', { name: '喜欢', exact: true });
    this.similar = main.getByRole('region', { name: '相似歌曲' });
    this.comments = main.getByRole('region', { name: /^评论/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/fm');
    await waitForApp(this.page);
  }

  mode(name: string): Locator {
    return this.page.getByRole('group', { name: '模式' }).getByRole('button', { name });
  }

  /** Id of the player's current song; null before the first one. */
  async songId(): Promise<number | null> {
    return (await readPlayer(this.page)).songId;
  }
}
