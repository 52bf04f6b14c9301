import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DetailPage } from '../../pages/detail-page.ts';
import { SongActions } from '../../pages/song-actions.ts';

const PATH = '/my-love-music';
/** Number of rows in view on every screen. */
const SEEN = 5;

test.describe('signed in', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('heart mode plays the liked songs mixed with others', async ({ page }) => {
    const liked = new DetailPage(page);
    await liked.open(PATH);
    await expect(liked.rows.first()).toBeVisible();
    const heart = page.getByRole('main').getByRole('button', { name: '心动模式' });
    await heart.click();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect((await readPlayer(page)).queueLength).toBeGreaterThan(1);
  });

  test('removes an unliked song, and restores it at its place', async ({ page }) => {
    const liked = new DetailPage(page);
    const songs = new SongActions(page);
    await liked.open(PATH);
    await expect(liked.rows.nth(2)).toBeVisible();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-keyshortcuts', /./);
    // Rows further down are rendered as they scroll into view.
    const titles = async () => (await songs.titles()).slice(0, SEEN);
    const before = await songs.titles();
    const known = before.slice(0, SEEN);
    const gone = page.waitForResponse(/\/api\/playlist\/tracks/);
    await liked.rows.nth(1).getByRole('button', { name: '喜欢' }).click();
    await expect.poll(titles).toEqual(before.toSpliced(1, 1).slice(0, SEEN));
    await gone;
    await expect(songs.undoBar).toContainText('已取消喜欢 1 首歌');
    const back = page.waitForResponse(/\/api\/song\/order\/update/);
    await songs.undo();
    await expect.poll(titles).toEqual(known);
    await back;
    await page.reload();
    await expect.poll(titles).toEqual(known);
  });
});
