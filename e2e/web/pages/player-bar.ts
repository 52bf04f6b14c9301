import { expect, type Locator, type Page } from '@playwright/test';
import { type ListeningWindow, readPlayer } from '../fixtures/player-state.ts';

/** Page object of the player bar, by the accessible names of docs/specification/README.md in zh-CN. */
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
  /** Quality of the current stream. */
  readonly quality: Locator;
  /** A–B repeat on the progress line. */
  readonly loop: Locator;
  /** Curve on the progress line: number of comments by moment. */
  readonly momentCurve: Locator;

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
    this.momentCurve = this.region.locator('svg[preserveAspectRatio="none"] path');
  }

  /** Radio button in 更多播放设置, which has to be open. */
  choice(group: string, name: string): Locator {
    return this.settings
      .getByRole('group', { name: new RegExp(`^${group}`) })
      .getByRole('radio', { name, exact: true });
  }

  /** Filled share of the progress line and share of the song that was played, read at the same moment. */
  progressShares(): Promise<{ line: number; song: number }> {
    return this.progress.evaluate((slider) => {
      const rail = slider.firstElementChild?.getBoundingClientRect();
      const fill = slider.firstElementChild?.lastElementChild?.getBoundingClientRect();
      const { positionMs = Number.NaN } = (window as ListeningWindow).qingyin?.player ?? {};
      const rtl = getComputedStyle(slider).direction === 'rtl';
      const filled = !rail || !fill ? Number.NaN : rtl ? rail.right - fill.left : fill.right - rail.left;
      return {
        line: filled / (rail?.width ?? Number.NaN),
        song: positionMs / Number(slider.getAttribute('aria-valuemax')),
      };
    });
  }

  /** Whether an animation moves the progress line. */
  isProgressAnimated(): Promise<boolean> {
    return this.progress.evaluate((slider) => slider.getAnimations({ subtree: true }).length > 0);
  }

  /**
   * Displayed time ("0:42"), whether rolling digits show it, and how many ms the song is beyond it, read at the
   * same moment.
   */
  time(): Promise<{ seen: string; turns: boolean; beyondMs: number }> {
    return this.region.evaluate((bar) => {
      const line = bar.querySelector('span[dir="ltr"][aria-hidden="true"]');
      const wheels = [...(line?.querySelectorAll('[data-figures]') ?? [])];
      const figures = wheels.map((wheel) => {
        const down = new DOMMatrix(getComputedStyle(wheel).transform).m42;
        const figure = -down / (wheel.parentElement?.clientHeight ?? Number.NaN);
        return wheel.getAttribute('data-figures')?.split('\n')[Math.round(figure)] ?? '?';
      });
      const [text = ''] = (line?.textContent ?? '').split(' / ');
      // Colons separate pairs of digits, counted from the end.
      const seen = wheels.length > 0 ? figures.join('').replace(/\B(?=(..)+$)/g, ':') : text;
      const seconds = seen.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
      const { positionMs = Number.NaN } = (window as ListeningWindow).qingyin?.player ?? {};
      return { seen, turns: wheels.length > 0, beyondMs: positionMs - seconds * 1000 };
    });
  }

  /** Highest point of the curve, as a share of the line. */
  async momentCurvePeak(): Promise<number> {
    const x = await this.momentCurve.evaluate((curve: SVGPathElement) => {
      const length = curve.getTotalLength();
      const points = Array.from({ length: 1000 }, (_, at) => curve.getPointAtLength((at / 1000) * length));
      const top = points.reduce((one, other) => (other.y < one.y ? other : one));
      return top.matrixTransform(curve.getScreenCTM() ?? undefined).x;
    });
    const line = await this.progress.boundingBox();
    return line ? (x - line.x) / line.width : Number.NaN;
  }

  /** Hovers a point of the progress line, 0 to 1. */
  async pointAt(share: number): Promise<void> {
    const line = await this.progress.boundingBox();
    await this.progress.hover({ position: { x: share * (line?.width ?? 0), y: (line?.height ?? 0) / 2 } });
  }

  /** Resumes playback after the server was away, by clicking play if the player has given up. */
  async resumeAfterOutage(): Promise<void> {
    const status = async () => (await readPlayer(this.page)).status;
    // In these states the player retries by itself.
    await expect.poll(status).not.toMatch(/^(resolving|buffering)$/);
    if ((await status()) !== 'playing') await this.play.click();
    await expect.poll(status).toBe('playing');
  }

  private button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }
}
