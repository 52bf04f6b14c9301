import type { Locator, Page } from '@playwright/test';
import { type ListeningWindow, readPlayer } from '../fixtures/sound.ts';
import { PlaylistPage } from './playlist-page.ts';

/** A line as the service writes it, ms. */
export interface WrittenLine {
  text: string;
  words: { startMs: number; endMs: number }[];
}

export interface CapturedMarks {
  /** words seen on their way from 0 to 1 */
  words: number;
  /** the marks' distance from where the words' times put them, in 98 of a hundred frames: a machine may stumble in the others */
  offMs: number;
  /** frames in which a word was neither unsung nor sung */
  between: number;
  /** frames in which a line was moved by an animation */
  moving: number;
  /** where words on their way were wiped to, each way once, in order of the alphabet */
  ways: ('down' | 'left' | 'right' | 'up')[];
}

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

  /** Watches so many frames: in each, how far every word of the sung line is marked, and where the song is. */
  captureMarks(lines: WrittenLine[], frames: number): Promise<CapturedMarks> {
    return this.pane.evaluate(watch, { lines, frames });
  }
}

/** Runs in the page. */
async function watch(
  pane: Element,
  { lines, frames }: { lines: WrittenLine[]; frames: number },
): Promise<CapturedMarks> {
  const seen = new Set<string>();
  const off: number[] = [];
  let between = 0;
  let moving = 0;
  const ways = new Set<CapturedMarks['ways'][number]>();
  for (let frame = 0; frame < frames; frame += 1) {
    // Marks are those of the frame's beginning; the song has gone on since.
    const begunMs = await new Promise(requestAnimationFrame);
    const row = pane.querySelector('li[data-sounding][data-side]');
    const words = [...(row?.querySelectorAll('[data-word]') ?? [])];
    const text = words.map(({ textContent }) => textContent).join('');
    const line = lines.find((one) => one.text.replaceAll(' ', '') === text.replaceAll(' ', ''));
    const playedMs = (window as ListeningWindow).qingyin?.player?.positionMs ?? Number.NaN;
    const nowMs = playedMs - (performance.now() - begunMs);
    moving += document.getAnimations().some((one) => {
      const { target } = one.effect as KeyframeEffect;
      return target?.matches('li[data-side]') ?? false;
    })
      ? 1
      : 0;
    let partly = false;
    let worstMs = 0;
    for (const [at, word] of words.entries()) {
      const time = line?.words[at];
      if (!time) continue;
      // The window that shows the sung letters stands aside by what is not sung yet.
      const fronts = [...word.querySelectorAll<HTMLElement>('[data-front]')];
      const shares = fronts.map((front) => {
        const { transform, width, height } = getComputedStyle(front);
        const { m41, m42 } = new DOMMatrix(transform);
        if (m41 !== 0) ways.add(m41 < 0 ? 'right' : 'left');
        if (m42 !== 0) ways.add(m42 < 0 ? 'down' : 'up');
        const share = 1 - Math.abs(m41) / parseFloat(width) - Math.abs(m42) / parseFloat(height);
        return share < 0.001 ? 0 : share;
      });
      const sung = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      if (sung > 0 && sung < 1) {
        partly = true;
        seen.add(`${text} ${String(at)}`);
      }
      const markedMs = time.startMs + sung * (time.endMs - time.startMs);
      const dueMs = Math.min(Math.max(nowMs, time.startMs), time.endMs);
      worstMs = Math.max(worstMs, Math.abs(markedMs - dueMs));
    }
    off.push(worstMs);
    if (partly) between += 1;
  }
  const offMs = off.toSorted((one, other) => one - other)[Math.floor(off.length * 0.98)] ?? Number.NaN;
  return { words: seen.size, offMs, between, moving, ways: [...ways].toSorted() };
}
