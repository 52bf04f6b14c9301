import { expect, type Locator, type Page } from '@playwright/test';

/** Page object of 播放队列, the drawer that the queue button of the player bar opens. */
export class QueueDrawer {
  readonly dialog: Locator;
  readonly rows: Locator;
  readonly playing: Locator;
  /** bar with the actions for selected rows */
  readonly chosen: Locator;
  readonly undo: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: '播放队列' });
    this.rows = this.dialog.locator('[role="row"][aria-label]');
    this.playing = this.dialog.locator('[role="row"][aria-current="true"]');
    this.chosen = this.dialog.getByRole('toolbar', { name: '已选歌曲' });
    this.undo = page.getByRole('region', { name: '撤销' });
  }

  /** Opens the drawer and waits until its rows can be moved. */
  async open(): Promise<void> {
    await this.page
      .getByRole('region', { name: '播放器' })
      .getByRole('button', { name: '播放队列', exact: true })
      .click();
    await expect(this.grips.first()).toBeAttached();
  }

  get grips(): Locator {
    return this.dialog.locator('[data-grip]');
  }

  button(name: string): Locator {
    return this.dialog.getByRole('banner').or(this.dialog).getByRole('button', { name, exact: true }).first();
  }

  /** Names of the rendered rows, from the top. */
  names(): Promise<string[]> {
    return this.rows.evaluateAll((rows) =>
      [...rows]
        .sort((one, other) => Number(one.getAttribute('data-row')) - Number(other.getAttribute('data-row')))
        .map((row) => row.getAttribute('aria-label')?.split(' · ')[0] ?? ''),
    );
  }

  row(place: number): Locator {
    return this.dialog.locator(`[data-row="${place}"]`);
  }
}

/**
 * Reads the persisted queue as JSON (libs/player, `storage-keys.ts`): its songs, or the position, which is stored
 * by the page that owns the record.
 */
export const readPersistedQueue = (page: Page, what: 'list' | 'place'): Promise<string> =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('qingyin-player');
        opening.onerror = () => reject(opening.error ?? new Error('IndexedDB did not open'));
        opening.onsuccess = () => {
          const store = opening.result.transaction('state').objectStore('state');
          const owning = store.get('owner');
          owning.onsuccess = () => {
            const reading = store.get(name === 'place' ? `place/${String(owning.result)}` : name);
            reading.onsuccess = () => resolve(JSON.stringify(reading.result ?? null));
            reading.onerror = () => reject(reading.error ?? new Error('IndexedDB read failed'));
          };
          owning.onerror = () => reject(owning.error ?? new Error('IndexedDB read failed'));
          opening.result.close();
        };
      }),
    what,
  );

/** Lengthens the persisted queue by repeating its songs; the next page that opens loads it. */
export const lengthenPersistedQueue = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (length) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('qingyin-player');
        opening.onerror = () => reject(opening.error ?? new Error('IndexedDB did not open'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('state', 'readwrite');
          const store = writing.objectStore('state');
          const owning = store.get('owner');
          const reading = store.get('list');
          reading.onsuccess = () => {
            const { tracks, source } = reading.result as { tracks: { name: string }[]; source: unknown };
            const long = Array.from({ length }, (_, at) => {
              const track = tracks[at % tracks.length];
              return { ...track, name: `${track?.name ?? ''} ${String(at)}` };
            });
            store.put({ tracks: long, source, straight: null }, 'list');
            store.put({ index: 0, positionMs: 0, run: 0 }, `place/${String(owning.result)}`);
          };
          writing.oncomplete = () => resolve();
          writing.onerror = () => reject(writing.error ?? new Error('IndexedDB write failed'));
          opening.result.close();
        };
      }),
    count,
  );
