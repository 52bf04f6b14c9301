import type { Track } from '@qingyin/contract';
import { formatDuration } from '@qingyin/i18n/duration';
import { artistNames } from '../music.ts';
import { element } from './dom.ts';

/**
 * Songs of a playlist or an album as a listbox with a roving tab stop: arrow keys, Home and End move the focus,
 * Enter plays.
 */
export function createSongList(name: string, play: (index: number) => void) {
  const list = element('ul', 'list');
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', name);
  let rows: HTMLLIElement[] = [];
  let reached = 0;
  let current = -1;

  function reach(index: number): void {
    rows[reached]?.setAttribute('tabindex', '-1');
    reached = Math.min(Math.max(index, 0), rows.length - 1);
    rows[reached]?.setAttribute('tabindex', '0');
  }

  const rowOf = (event: Event): number => rows.findIndex((row) => event.composedPath().includes(row));

  list.addEventListener('click', (event) => {
    const index = rowOf(event);
    if (index < 0) return;
    reach(index);
    play(index);
  });
  list.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to: Record<string, number> = {
      ArrowDown: reached + 1,
      ArrowUp: reached - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const wanted = to[event.key];
    if (wanted !== undefined) {
      event.preventDefault();
      reach(wanted);
      rows[reached]?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      play(reached);
    }
  });

  function draw(track: Track, index: number): HTMLLIElement {
    const row = element(
      'li',
      'song',
      element('span', 'number', String(index + 1)),
      element(
        'span',
        'what',
        element('bdi', 'name', track.name),
        element('bdi', 'names', artistNames(track)),
      ),
      element('span', 'time', formatDuration(track.durationMs)),
    );
    row.setAttribute('role', 'option');
    row.setAttribute('aria-selected', 'false');
    row.tabIndex = -1;
    if (track.unplayable) row.setAttribute('aria-disabled', 'true');
    return row;
  }

  return {
    list,
    show(tracks: readonly Track[]): void {
      rows = tracks.map(draw);
      list.replaceChildren(...rows);
      list.hidden = rows.length === 0;
      current = -1;
      reach(0);
    },
    /** Marks the playing song; the tab stop follows it unless the list has the focus. */
    mark(index: number): void {
      if (index === current) return;
      rows[current]?.setAttribute('aria-selected', 'false');
      current = index;
      const row = rows[index];
      if (!row) return;
      row.setAttribute('aria-selected', 'true');
      if (!list.matches(':focus-within')) reach(index);
      // Scrolls the list only; `scrollIntoView` would scroll the embedding page as well.
      const [above, below] = [row.offsetTop, row.offsetTop + row.offsetHeight];
      if (above < list.scrollTop) list.scrollTop = above;
      else if (below > list.scrollTop + list.clientHeight) list.scrollTop = below - list.clientHeight;
    },
  };
}
