import type { Locator, Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

/** Page object of /attention and /care/dynamic/{uid}: posts and composer. */
export class FeedPage {
  readonly main: Locator;
  readonly list: Locator;
  readonly posts: Locator;
  readonly composer: Locator;
  readonly publish: Locator;
  readonly files: Locator;
  readonly chosenPictures: Locator;
  readonly newPostsButton: Locator;
  readonly viewer: Locator;
  readonly forwardBox: Locator;
  readonly undoBar: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.list = this.main.getByRole('feed', { name: '动态' });
    this.posts = this.list.getByRole('article').and(page.locator('[data-post]'));
    this.composer = this.main.getByRole('textbox', { name: '说点什么' });
    this.publish = this.main.getByRole('button', { name: '发布' }).first();
    this.files = this.main.locator('input[type=file]');
    this.chosenPictures = this.main.getByRole('list', { name: '图片' }).getByRole('listitem');
    this.newPostsButton = this.main.getByRole('button', { name: /条新动态$/ });
    this.viewer = page.getByRole('dialog', { name: /的图片$/ });
    this.forwardBox = page.getByRole('dialog', { name: '转发' });
    this.undoBar = page.getByRole('region', { name: '撤销' });
  }

  async open(address = '/attention'): Promise<void> {
    await this.page.goto(address);
    await waitForApp(this.page);
  }

  /** Posts with this text. */
  postsWithText(text: string): Locator {
    return this.posts.filter({ hasText: text });
  }

  like(post: Locator): Locator {
    return post.getByRole('button', { name: '喜欢', exact: true });
  }

  /** Button that expands the comments of a post and shows their number. */
  commentsButton(post: Locator): Locator {
    return post.getByRole('button', { name: '评论', exact: true });
  }

  /** Pictures of a post. */
  pictures(post: Locator): Locator {
    return post.getByRole('button', { name: /的图片/ });
  }

  /** Runs an entry of a post's menu. */
  async choose(post: Locator, entry: string): Promise<void> {
    await post.getByRole('button', { name: '更多', exact: true }).click();
    await this.page.getByRole('menu', { name: '更多' }).locator('button', { hasText: entry }).click();
  }
}
