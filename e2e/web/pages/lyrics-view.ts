import { expect, type Locator, type Page, test } from '@playwright/test';
import { type CapturedHighlights, recordHighlights, type WrittenLine } from '../fixtures/lyric-highlights.ts';
import { readPlayer } from '../fixtures/player-state.ts';
import { PlaylistPage } from './playlist-page.ts';
import { songTitle } from './song-title.ts';

/** Minimum number of judged frames for a result. */
const LEAST_JUDGED = 30;

/** Page object of the lyrics view on the now-playing page. */
export class LyricsView {
  readonly pane: Locator;
  readonly scroller: Locator;
  readonly current: Locator;
  readonly settings: Locator;
  /** Time offset of the song's lyrics. */
  readonly offset: Locator;

  constructor(readonly page: Page) {
    this.pane = page.getByRole('region', { name: '歌词' });
    this.scroller = this.pane.locator('[data-timed]');
    this.current = this.pane.locator('[aria-current="true"]');
    this.settings = page.getByRole('dialog', { name: '歌词设置' });
    this.offset = this.settings.getByRole('group', { name: '这首歌的歌词时间' }).getByRole('status');
  }

  async playRow(index: number): Promise<void> {
    await songTitle(new PlaylistPage(this.page).rows.nth(index)).dblclick();
  }

  async open(): Promise<void> {
    await this.page.getByRole('region', { name: '播放器' }).getByRole('button', { name: '歌词' }).click();
    await this.row(0).waitFor();
  }

  /** Shows the lyrics in place of the cover, on the now-playing page of phones. */
  async replaceCover(): Promise<void> {
    const nowPlaying = this.page.getByRole('dialog', { name: '正在播放' });
    await nowPlaying.getByRole('button', { name: '歌词', exact: true }).click();
  }

  /** Saves lyrics of the current song as its newest version, in any format the service reads. */
  async saveLyrics(lyric: string): Promise<void> {
    const id = String((await readPlayer(this.page)).songId);
    const versions = await this.page.request.get(`/api/x/lyric/versions?id=${id}`);
    const { data } = (await versions.json()) as { data: { current: number } };
    const saved = await this.page.request.post('/api/x/lyric/save', {
      form: { id, lyric, base: data.current },
    });
    const { code } = (await saved.json()) as { code: number };
    if (code !== 200) throw new Error(`The lyrics were not saved: code ${String(code)}`);
  }

  row(index: number): Locator {
    return this.pane.locator('li[data-side]').nth(index);
  }

  /** Button of a line. */
  line(index: number): Locator {
    return this.row(index).getByRole('button').first();
  }

  /** Opens the menu of a line. */
  async menuOf(index: number): Promise<Locator> {
    await this.row(index).scrollIntoViewIfNeeded();
    await this.line(index).focus();
    await this.row(index).locator('[data-line-menu]').click();
    return this.page.getByRole('menu', { name: '这一句' });
  }

  choice(group: string, name: string): Locator {
    return this.settings.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  }

  async openSettings(): Promise<void> {
    await this.pane.getByRole('button', { name: '歌词设置' }).click();
  }

  scrollTop(): Promise<number> {
    return this.scroller.evaluate((element) => element.scrollTop);
  }

  /** font size, in CSS px */
  fontSize(): Promise<number> {
    return this.line(0).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  }

  /** Vertical position of the middle of a row in the pane, 0 (top) to 1. */
  verticalCentreOf(row: Locator): Promise<number> {
    return row.evaluate((element) => {
      const pane = element.closest('[data-timed]')?.getBoundingClientRect();
      const own = element.getBoundingClientRect();
      return pane ? ((own.top + own.bottom) / 2 - pane.top) / pane.height : Number.NaN;
    });
  }

  /** Horizontal position of the middle of a row in the pane, 0 (left) to 1. */
  horizontalCentreOf(row: Locator): Promise<number> {
    return row.evaluate((element) => {
      const pane = element.closest('[data-timed]')?.getBoundingClientRect();
      const own = element.getBoundingClientRect();
      return pane ? ((own.left + own.right) / 2 - pane.left) / pane.width : Number.NaN;
    });
  }

  /**
   * Words of the current line: the middle of each in px from the left, its direction, and the distance in px
   * between the word and its highlighted copy.
   */
  wordPositionsOf(row: Locator): Promise<{ text: string; middle: number; run: string; off: number }[]> {
    return row.evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>('[data-front]')].map((front) => {
        const { left, right } = front.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const window = front.getBoundingClientRect();
        const aside = new DOMMatrix(getComputedStyle(front).transform).m41;
        const run = front.dataset['run'] ?? '';
        // Before the highlight starts, the window of the copy begins where the word does.
        const off = run === 'rtl' ? window.right - aside - right : window.left - aside - left;
        return { text: front.dataset['front'] ?? '', middle: (left + right) / 2, run, off: Math.abs(off) };
      }),
    );
  }

  /** Share of a word's letter pixels that have the colour of unsung text. */
  async unsungPixelShare(word: Locator): Promise<number> {
    // Two colours whose antialiased edges cannot be mistaken for each other.
    await this.pane.evaluate((pane: HTMLElement) => {
      pane.style.setProperty('--qy-text-2', '#f00');
      pane.style.setProperty('--qy-accent-text-strong', '#00f');
    });
    const picture = await word.screenshot();
    return word.evaluate(inkOf, picture.toString('base64'));
  }

  /** Word times in the answer of the service (docs/specification/contract/entities.md#lyrics). */
  async wordTimes(): Promise<WrittenLine[]> {
    const { songId } = await readPlayer(this.page);
    const answer = await this.page.request.get(`/api/lyric/new?id=${String(songId)}`);
    const { yrc } = (await answer.json()) as { yrc?: { lyric?: string } };
    return (yrc?.lyric ?? '').split('\n').flatMap((written) => {
      const words = [...written.matchAll(/\((\d+),(\d+),0\)([^(]*)/g)];
      const times = words.map(([, start, lasts]) => ({
        startMs: Number(start),
        endMs: Number(start) + Number(lasts),
      }));
      return words.length > 0 ? [{ text: words.map((word) => word[3]).join(''), words: times }] : [];
    });
  }

  /**
   * Records that many frames: the highlighted share of every word of the current line, and the position of the
   * song. Late frames are excluded from the comparison (lyric-marks.ts); their share is added to the report.
   *
   * @throws Error if fewer than 30 frames could be judged, because most were late or no word was sung
   */
  async captureHighlights(lines: WrittenLine[], frames: number): Promise<CapturedHighlights> {
    // After a seek the song is paused until it has loaded.
    await expect.poll(async () => (await readPlayer(this.page)).status).toBe('playing');
    const marks = await this.pane.evaluate(recordHighlights, { lines, frames });
    const summary = `${marks.judged} of ${frames} frames were judged, ${(marks.lateShare * 100).toFixed(0)} % were late`;
    test.info().annotations.push({ type: 'measured', description: summary });
    if (marks.judged < LEAST_JUDGED) throw new Error(`Too few frames to judge the highlights: ${summary}.`);
    return marks;
  }
}

/**
 * Runs in the page. @returns the share of letter pixels in a picture of the word that are closer to the unsung
 * colour
 */
async function inkOf(word: Element, picture: string): Promise<number> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (!canvas) return Number.NaN;
  const draw = (fill: () => void) => {
    canvas.clearRect(0, 0, bitmap.width, bitmap.height);
    fill();
    return canvas.getImageData(0, 0, bitmap.width, bitmap.height).data;
  };
  const colourOf = (element: Element | null): number[] => {
    canvas.fillStyle = element ? getComputedStyle(element).color : '';
    return [...draw(() => canvas.fillRect(0, 0, 1, 1)).slice(0, 3)];
  };
  const [unsung, sung] = [colourOf(word), colourOf(word.querySelector('[data-front]'))];
  const pixels = draw(() => canvas.drawImage(bitmap, 0, 0));
  const far = (at: number, [red = 0, green = 0, blue = 0]: number[]) =>
    Math.hypot((pixels[at] ?? 0) - red, (pixels[at + 1] ?? 0) - green, (pixels[at + 2] ?? 0) - blue);
  const paper = [...pixels.slice(0, 3)];
  let [letters, left] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [toUnsung, toSung] = [far(at, unsung), far(at, sung)];
    // Antialiased edges of letters have neither colour.
    if (Math.min(toUnsung, toSung) * 2 > far(at, paper)) continue;
    letters += 1;
    left += toUnsung < toSung ? 1 : 0;
  }
  return left / letters;
}
