import type { Locator, Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

/** Page object of /care/{dynamic,follows,fan}/{uid}. */
export class ProfileListsPage {
  readonly title: Locator;
  /** 关注 button of the user whose page it is */
  readonly follow: Locator;
  readonly filter: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.title = main.getByRole('heading', { level: 1 });
    this.follow = main.getByRole('button', { name: /^(关注|已关注)$/ });
    this.filter = main.getByRole('searchbox', { name: '按名字筛选' });
  }

  async of(part: 'dynamic' | 'follows' | 'fan', uid: number, search = ''): Promise<void> {
    await this.page.goto(`/care/${part}/${uid}${search}`);
    await waitForApp(this.page);
  }

  tab(name: '动态' | '关注' | '粉丝'): Locator {
    return this.page.getByRole('main').getByRole('navigation').getByRole('link', { name });
  }

  people(list: '关注' | '粉丝'): Locator {
    return this.page.getByRole('main').getByRole('list', { name: list }).getByRole('article');
  }

  /** 关注 button of a user in a list. */
  followOf(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: new RegExp(`关注 ${name}$`) });
  }
}
