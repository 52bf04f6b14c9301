import type { Page } from '@playwright/test';
import { readPersistedValue } from '../../fixtures/persisted-value.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PlayerBar } from '../../pages/player-bar.ts';
import { PlaylistPage } from '../../pages/playlist-page.ts';
import { readPersistedQueue } from '../../pages/queue-drawer.ts';
import { songTitle } from '../../pages/song-title.ts';

const songId = async (page: Page) => (await readPlayer(page)).songId;
const status = async (page: Page) => (await readPlayer(page)).status;

/** Plays a row of a playlist, and waits until the device has persisted it. */
async function play(page: Page, list: number, row: number): Promise<number | null> {
  const playlist = new PlaylistPage(page);
  await playlist.open(list);
  await songTitle(playlist.rows.nth(row)).dblclick();
  await expect.poll(() => status(page)).toBe('playing');
  await expect
    .poll(
      async () => (JSON.parse(await readPersistedQueue(page, 'place')) as { index?: number } | null)?.index,
    )
    .toBe(row);
  return songId(page);
}

test.describe('two tabs of one browser', () => {
  const ends: Record<string, (tab: Page) => Promise<unknown>> = {
    closed: (tab) => tab.close({ runBeforeUnload: true }),
    reloaded: (tab) => tab.reload({ waitUntil: 'load' }),
  };
  for (const [end, leave] of Object.entries(ends)) {
    test(`restores the song of the tab that played last, though the other one is ${end}`, async ({
      page,
    }) => {
      const first = await play(page, 5001, 5);
      const other = await page.context().newPage();
      const wanted = await play(other, 5002, 3);
      expect(wanted).not.toBe(first);
      await expect.poll(() => status(page)).toBe('paused');
      await new PlayerBar(other).pause.click();
      await expect.poll(() => status(other)).toBe('paused');
      const { queueLength } = await readPlayer(other);

      await leave(page);
      const next = await other.context().newPage();
      await new PlaylistPage(next).open(5003);
      await expect.poll(() => songId(next)).toBe(wanted);
      expect((await readPlayer(next)).queueLength).toBe(queueLength);
    });
  }

  test('applies a setting of one tab in the other, which keeps it when it changes another setting', async ({
    page,
    playlist,
  }) => {
    await playlist.open(5001);
    const other = await page.context().newPage();
    const second = new PlaylistPage(other);
    await second.open(5002);
    const albums = (tab: PlaylistPage) => tab.songs.getByRole('columnheader', { name: '专辑' });
    await expect(albums(playlist)).toBeVisible();
    await expect(albums(second)).toBeVisible();

    await page.getByRole('button', { name: '显示方式' }).click();
    await page
      .getByRole('dialog', { name: '显示方式' })
      .getByRole('button', { name: '专辑' })
      .first()
      .click();
    await expect(albums(playlist)).toHaveCount(0);
    await expect(albums(second)).toHaveCount(0);
    await other.getByRole('button', { name: '显示方式' }).click();
    await other.getByRole('dialog', { name: '显示方式' }).getByRole('button', { name: '紧凑' }).click();
    await expect
      .poll(async () => JSON.parse(await readPersistedValue(page, 'song-table')) as unknown)
      .toMatchObject({ compact: true, album: false, duration: true });
  });
});
