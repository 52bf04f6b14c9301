import type { Locator, Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

type SettingsSection = 'playback' | 'downloads' | 'library' | 'shortcuts' | 'account' | 'privacy' | 'admin';

/** Page object of the settings dialog, by the accessible names of docs/specification/README.md in zh-CN. */
export class SettingsDialog {
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: '设置' });
  }

  async open(section: SettingsSection): Promise<void> {
    await this.page.goto(`/personal-recommendation?settings=${section}`);
    await waitForApp(this.page);
    await this.dialog.waitFor();
  }

  /** Profile of the user, and the form to change it. */
  get profile(): Locator {
    return this.dialog.getByRole('region', { name: '个人资料' });
  }

  get devices(): Locator {
    return this.dialog.getByRole('list', { name: '登录的设备' }).getByRole('listitem');
  }

  /** Final position and size of the dialog, also during its enter transition. */
  place(): Promise<object> {
    return this.dialog.evaluate((dialog) => {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = dialog as HTMLElement;
      return { offsetLeft, offsetTop, offsetWidth, offsetHeight };
    });
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }
}
