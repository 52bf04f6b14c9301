import type { Locator, Page } from '@playwright/test';

/** Page object of 声音: loudness normalization, equalizer and balance, by accessible names in zh-CN. */
export class SoundDialog {
  readonly dialog: Locator;
  readonly equaliser: Locator;
  readonly preset: Locator;
  readonly mono: Locator;
  readonly balance: Locator;
  readonly preamp: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: '声音' });
    this.equaliser = this.dialog.getByRole('checkbox', { name: '启用均衡器' });
    this.preset = this.dialog.getByRole('combobox', { name: '预设' });
    this.mono = this.dialog.getByRole('checkbox', { name: '单声道' });
    this.balance = this.dialog.getByRole('slider', { name: '左右平衡' });
    this.preamp = this.dialog.getByRole('slider', { name: '前级增益' });
  }

  /** Opens the dialog by the button of the player bar. */
  async open(): Promise<void> {
    await this.page.getByRole('region', { name: '播放器' }).getByRole('button', { name: '声音' }).click();
    await this.dialog.waitFor();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: '关闭' }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  even(how: '关闭' | '按歌曲' | '按专辑'): Locator {
    return this.dialog.getByRole('group', { name: '音量均衡' }).getByRole('radio', { name: how });
  }

  band(hz: number): Locator {
    return this.dialog.getByRole('slider', { name: `${String(hz)} 赫兹`, exact: true });
  }
}
