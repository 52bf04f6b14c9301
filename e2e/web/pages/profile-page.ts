import type { Locator, Page } from '@playwright/test';
import { DetailPage } from './detail-page.ts';

/** Page object of /homepage/{uid}. */
export class ProfilePage extends DetailPage {
  readonly edit: Locator;
  readonly fans: Locator;
  readonly report: Locator;
  readonly spans: Locator;

  constructor(page: Page) {
    super(page);
    const main = page.getByRole('main');
    this.edit = main.getByRole('link', { name: '编辑资料' });
    this.fans = main.getByRole('link', { name: /粉丝$/ });
    this.report = main.getByRole('region', { name: '听歌报告' });
    this.spans = main.getByRole('group', { name: '时间', exact: true });
  }

  async of(uid: number | string, search = ''): Promise<void> {
    await this.open(`/homepage/${uid}${search}`);
  }

  tab(name: '概览' | '创建的歌单' | '收藏的歌单' | '听歌排行'): Locator {
    return this.page.getByRole('main').getByRole('navigation').getByRole('link', { name });
  }

  /** Cards of the playlists of one kind. */
  cards(kind: '创建的歌单' | '收藏的歌单'): Locator {
    return this.region(kind).getByRole('article');
  }
}
