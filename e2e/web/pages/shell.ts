import type { Locator, Page } from '@playwright/test';

/** Accessible name of the language button in the complete languages; the others fall back to the first one. */
const LANGUAGE_BUTTON = /^(语言|語言|Language)$/;

/** Page object of the frame around most pages, by the accessible names of docs/specification/README.md in zh-CN. */
export class Shell {
  readonly navigation: Locator;
  readonly main: Locator;
  readonly searchBox: Locator;
  readonly suggestions: Locator;
  readonly message: Locator;
  /** Failure of a page or a block, as opposed to a toast message. */
  readonly failure: Locator;

  constructor(readonly page: Page) {
    this.navigation = page.getByRole('navigation', { name: '主导航' });
    this.main = page.getByRole('main');
    this.searchBox = page.getByRole('combobox', { name: '搜索', exact: true });
    this.suggestions = page.getByRole('listbox', { name: '搜索建议' });
    this.message = page.getByRole('status');
    this.failure = page.getByRole('alert').filter({ has: this.retryIn(page) });
  }

  /** Retry button of the failed page or block. */
  get retry(): Locator {
    return this.retryIn(this.failure);
  }

  get loginLink(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: '登录', exact: true });
  }

  get userMenu(): Locator {
    return this.page.getByRole('button', { name: '用户菜单' });
  }

  async logOut(): Promise<void> {
    await this.userMenu.click();
    await this.page.getByRole('menuitem', { name: '退出登录' }).click();
  }

  /** Opens the list of languages, whatever the current language. */
  async openLanguages(): Promise<Locator> {
    await this.page.getByRole('button', { name: LANGUAGE_BUTTON }).click();
    return this.page.getByRole('dialog');
  }

  /** Chooses a language by its own name. */
  async chooseLanguage(label: string): Promise<void> {
    const dialog = await this.openLanguages();
    await dialog.getByRole('option', { name: label }).first().click();
    await dialog.waitFor({ state: 'hidden' });
  }

  private retryIn(scope: Page | Locator): Locator {
    return scope.getByRole('button', { name: '重试' });
  }
}
