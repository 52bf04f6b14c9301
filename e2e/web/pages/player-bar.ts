import { expect, type Locator, type Page } from '@playwright/test';
import { readPlayer } from '../fixtures/sound.ts';

/** The player bar, by the names of screens.md in zh-CN. */
export class PlayerBar {
  readonly region: Locator;
  readonly play: Locator;
  readonly pause: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly progress: Locator;
  readonly volume: Locator;
  readonly mute: Locator;
  readonly queue: Locator;
  readonly like: Locator;
  readonly mode: Locator;
  readonly more: Locator;
  /** 更多播放设置, once it is open. */
  readonly settings: Locator;
  /** What quality plays. */
  readonly quality: Locator;
  /** The repeated part on the line of the time. */
  readonly loop: Locator;
  /** The curve on the line of the time: where people say something. */
  readonly heat: Locator;

  constructor(readonly page: Page) {
    this.region = page.getByRole('region', { name: '播放器' });
    this.play = this.button('播放');
    this.pause = this.button('暂停');
    this.next = this.button('下一首');
    this.previous = this.button('上一首');
    this.mute = this.button('静音');
    this.queue = this.button('播放队列');
    this.like = this.button('喜欢');
    this.progress = this.region.getByRole('slider', { name: '播放进度' });
    this.volume = this.region.getByRole('slider', { name: '音量' });
    this.mode = this.region.getByRole('button', { name: /^(顺序播放|列表循环|单曲循环|随机播放)$/ });
    this.more = this.button('更多播放设置');
    this.settings = page.getByRole('dialog', { name: '更多播放设置' });
    this.quality = this.region.getByRole('button', { name: /^音质：/ });
    this.loop = this.region.locator('[data-loop]');
    this.heat = this.region.locator('svg[preserveAspectRatio="none"] path');
  }

  /** One of a few in 更多播放设置, which has to be open. */
  choice(group: string, name: string): Locator {
    return this.settings
      .getByRole('group', { name: new RegExp(`^${group}`) })
      .getByRole('radio', { name, exact: true });
  }

  /** Where the curve is highest, of the whole line. */
  async heatPeak(): Promise<number> {
    const x = await this.heat.evaluate((curve: SVGPathElement) => {
      const length = curve.getTotalLength();
      const points = Array.from({ length: 1000 }, (_, at) => curve.getPointAtLength((at / 1000) * length));
      const top = points.reduce((one, other) => (other.y < one.y ? other : one));
      return top.matrixTransform(curve.getScreenCTM() ?? undefined).x;
    });
    const line = await this.progress.boundingBox();
    return line ? (x - line.x) / line.width : Number.NaN;
  }

  /** Rests the mouse on a place of the line of the time, 0 to 1. */
  async pointAt(share: number): Promise<void> {
    const line = await this.progress.boundingBox();
    await this.progress.hover({ position: { x: share * (line?.width ?? 0), y: (line?.height ?? 0) / 2 } });
  }

  /** Goes on after the server was away: where the player has given up by then, by one press. */
  async playOn(): Promise<void> {
    const status = async () => (await readPlayer(this.page)).status;
    // Until then it tries by itself.
    await expect.poll(status).not.toMatch(/^(resolving|buffering)$/);
    if ((await status()) !== 'playing') await this.play.click();
    await expect.poll(status).toBe('playing');
  }

  private button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }
}
