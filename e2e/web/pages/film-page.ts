import { expect, type Locator, type Page } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

/** State of a film's media element. */
export interface FilmState {
  positionS: number;
  durationS: number;
  paused: boolean;
  lines: number;
  /** frames rendered so far */
  frames: number;
}

/** Page object of /mv-detail/{mvid} and /video-detail/{vid}. */
export class FilmPage {
  readonly film: Locator;
  readonly play: Locator;
  readonly settings: Locator;
  readonly title: Locator;
  readonly like: Locator;
  readonly collect: Locator;
  readonly toSong: Locator;
  readonly comments: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.film = main.getByRole('region', { name: '视频画面' });
    this.play = this.film.getByRole('button', { name: '播放', exact: true });
    this.settings = this.film.getByRole('button', { name: '视频设置' });
    this.title = main.getByRole('heading', { level: 1 });
    this.like = main.getByRole('button', { name: '喜欢', exact: true });
    this.collect = main.getByRole('button', { name: '收藏', exact: true });
    this.toSong = main.getByRole('button', { name: '听这首歌' });
    this.comments = main.getByRole('region', { name: /^评论/ });
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await waitForApp(this.page);
  }

  async read(): Promise<FilmState> {
    return this.film.locator('video').evaluate((film: HTMLVideoElement) => ({
      positionS: film.currentTime,
      durationS: film.duration,
      paused: film.paused,
      lines: film.videoHeight,
      frames: film.getVideoPlaybackQuality().totalVideoFrames,
    }));
  }

  readonly placeS = async (): Promise<number> => (await this.read()).positionS;
  readonly paused = async (): Promise<boolean> => (await this.read()).paused;

  /** The current frame, scaled down; two different values are two different frames. */
  readonly picture = async (): Promise<string> =>
    this.film.locator('video').evaluate((film: HTMLVideoElement) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 18 });
      const pen = canvas.getContext('2d');
      pen?.drawImage(film, 0, 0, canvas.width, canvas.height);
      return [...(pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [])].join();
    });

  /** Radio button of the resolution with so many lines; needs open settings. */
  file(lines: number): Locator {
    return this.film.getByRole('dialog').getByRole('radio', { name: `${String(lines)}p` });
  }

  /** Chooses a resolution by its lines. Hovering shows the controls, which are hidden during playback. */
  async choose(lines: number): Promise<void> {
    await this.film.hover();
    await this.settings.click();
    await this.file(lines).press(' ');
    await expect(this.file(lines)).toBeChecked();
    await this.page.keyboard.press('Escape');
  }
}
