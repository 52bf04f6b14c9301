import { expect, type Locator, type Page, test } from '@playwright/test';
import { type CapturedMarks, watchMarks, type WrittenLine } from '../fixtures/lyric-marks.ts';
import { readPlayer } from '../fixtures/sound.ts';
import { PlaylistPage } from './playlist-page.ts';

/** With fewer judged frames nothing can be said about the marks. */
const LEAST_JUDGED = 30;

/** The words on the now-playing page. */
export class LyricStage {
  readonly pane: Locator;
  readonly scroller: Locator;
  readonly current: Locator;
  readonly settings: Locator;
  /** By how much the words of the song come later. */
  readonly offset: Locator;

  constructor(readonly page: Page) {
    this.pane = page.getByRole('region', { name: '歌词' });
    this.scroller = this.pane.locator('[data-timed]');
    this.current = this.pane.locator('[aria-current="true"]');
    this.settings = page.getByRole('dialog', { name: '歌词设置' });
    this.offset = this.settings.getByRole('group', { name: '这首歌的歌词时间' }).getByRole('status');
  }

  async playRow(index: number): Promise<void> {
    await new PlaylistPage(this.page).rows.nth(index).dblclick();
  }

  async open(): Promise<void> {
    await this.page.getByRole('region', { name: '播放器' }).getByRole('button', { name: '歌词' }).click();
    await this.row(0).waitFor();
  }

  /** Gives the song that plays these words, in any form the service reads, as its newest version. */
  async saveWords(lyric: string): Promise<void> {
    const id = String((await readPlayer(this.page)).songId);
    const versions = await this.page.request.get(`/api/x/lyric/versions?id=${id}`);
    const { data } = (await versions.json()) as { data: { current: number } };
    const saved = await this.page.request.post('/api/x/lyric/save', {
      form: { id, lyric, base: data.current },
    });
    const { code } = (await saved.json()) as { code: number };
    if (code !== 200) throw new Error(`The words were not saved: ${String(code)}`);
  }

  row(index: number): Locator {
    return this.pane.locator('li[data-side]').nth(index);
  }

  /** The button of a line. */
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

  /** CSS px */
  letters(): Promise<number> {
    return this.line(0).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  }

  /** Where the middle of a row stands in the pane, 0 (top) to 1. */
  middleOf(row: Locator): Promise<number> {
    return row.evaluate((element) => {
      const pane = element.closest('[data-timed]')?.getBoundingClientRect();
      const own = element.getBoundingClientRect();
      return pane ? ((own.top + own.bottom) / 2 - pane.top) / pane.height : Number.NaN;
    });
  }

  /** Where the middle of a row stands in the pane, 0 (left) to 1. */
  acrossOf(row: Locator): Promise<number> {
    return row.evaluate((element) => {
      const pane = element.closest('[data-timed]')?.getBoundingClientRect();
      const own = element.getBoundingClientRect();
      return pane ? ((own.left + own.right) / 2 - pane.left) / pane.width : Number.NaN;
    });
  }

  /**
   * The words of a line that is sung: where each stands, px from the left, where it is read to, and by how much its sung copy
   * would stand beside it, px.
   */
  sidesOf(row: Locator): Promise<{ text: string; middle: number; run: string; off: number }[]> {
    return row.evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>('[data-front]')].map((front) => {
        const { left, right } = front.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const window = front.getBoundingClientRect();
        const aside = new DOMMatrix(getComputedStyle(front).transform).m41;
        const run = front.dataset['run'] ?? '';
        // Unwiped, its window begins where the word does.
        const off = run === 'rtl' ? window.right - aside - right : window.left - aside - left;
        return { text: front.dataset['front'] ?? '', middle: (left + right) / 2, run, off: Math.abs(off) };
      }),
    );
  }

  /** How much of the letters of a word is seen in the colour of what is not sung, as a share of all that is seen of them. */
  async unsungInk(word: Locator): Promise<number> {
    // Colours that no edge of a letter makes one of the other.
    await this.pane.evaluate((pane: HTMLElement) => {
      pane.style.setProperty('--qy-text-2', '#f00');
      pane.style.setProperty('--qy-accent-text-strong', '#00f');
    });
    const picture = await word.screenshot();
    return word.evaluate(inkOf, picture.toString('base64'));
  }

  /** The times of words in what the service answers (contract page, part 5 "Lyrics"). */
  async writtenTimes(): Promise<WrittenLine[]> {
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
   * Watches so many frames: in each, how far every word of the sung line is marked, and where the song is. Frames that came late
   * are left out of the comparison (lyric-marks.ts), and their share is written into the report.
   *
   * @throws Error when fewer than 30 frames could be judged: because most came late, or no word was sung
   */
  async captureMarks(lines: WrittenLine[], frames: number): Promise<CapturedMarks> {
    // After a jump the song stands until it has loaded.
    await expect.poll(async () => (await readPlayer(this.page)).status).toBe('playing');
    const marks = await this.pane.evaluate(watchMarks, { lines, frames });
    const told = `${marks.judged} of ${frames} frames were judged, ${(marks.lateShare * 100).toFixed(0)} % came late`;
    test.info().annotations.push({ type: 'measured', description: told });
    if (marks.judged < LEAST_JUDGED) throw new Error(`Too few frames to judge marks by: ${told}.`);
    return marks;
  }
}

/** Runs in the page: of the pixels of a picture of the word that are letters, the share that is nearer to unsung ones. */
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
    // Edges of letters are of neither colour.
    if (Math.min(toUnsung, toSung) * 2 > far(at, paper)) continue;
    letters += 1;
    left += toUnsung < toSung ? 1 : 0;
  }
  return left / letters;
}
