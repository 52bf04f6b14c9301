import type { FrameLocator, Locator, Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

/** Page object of /video-detail of a video of another service. */
export class ExternalVideoPage {
  readonly stage: Locator;
  /** the product's own page around the service's frame */
  readonly embed: FrameLocator;
  /** the service's frame in it */
  readonly frame: Locator;
  readonly unreachable: Locator;
  readonly field: Locator;
  readonly dialog: Locator;
  readonly actionBar: Locator;

  constructor(readonly page: Page) {
    this.stage = page.getByRole('region', { name: '视频画面' });
    this.embed = this.stage.frameLocator('iframe');
    this.frame = this.embed.locator('iframe');
    this.unreachable = this.stage.getByRole('alert');
    this.field = page.getByRole('main').getByRole('textbox', { name: '视频链接' });
    this.dialog = page.getByRole('dialog', { name: '发到我的动态' });
    this.actionBar = page.getByRole('region', { name: '撤销' });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await waitForApp(this.page);
  }

  /** Pastes a link into the field of the page and opens it. */
  async openLink(link: string): Promise<void> {
    await this.field.fill(link);
    await this.page.getByRole('main').getByRole('button', { name: '打开' }).click();
  }

  async play(service: string): Promise<void> {
    await this.stage.getByRole('button', { name: `在 ${service} 播放` }).click();
  }

  /** Posts the shown video with a text, in its dialog. */
  async post(text: string): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: '发到我的动态' }).click();
    await this.dialog.getByRole('textbox', { name: '想说的话（可以不写）' }).fill(text);
    await this.dialog.getByRole('button', { name: '发到我的动态' }).click();
  }
}
