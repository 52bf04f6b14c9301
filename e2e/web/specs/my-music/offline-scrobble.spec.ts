import { AUDIT } from '../../fixtures/audit-sample.ts';
import { createPlaylistOf, songIdsOfPlaylist } from '../../fixtures/own-playlist.ts';
import { isFullyBuffered, readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { songTitle } from '../../pages/song-title.ts';

/** Songs of a few seconds; one counts as played after half of it. */
const SHORT_LIST = '998';
/** Milliseconds beyond that half. */
const A_MOMENT = 500;
/** Songs so long that none counts as played in passing (30 s). */
const LONG_LIST = '5003';

interface Recent {
  data: { list: { data: { id: number } }[] };
}

test.describe('a listening event that could not be sent', () => {
  test.use({
    ownEnv: { QINGYIN_SEED_SHORT: '1' },
    baseURL: async ({ ownServer }, use) => use(ownServer.url),
    storageState: async ({ ownSignedIn }, use) => use(ownSignedIn),
  });

  test(
    'is sent once when the server is back, also by another page',
    AUDIT,
    async ({ page, guard, ownServer, player }) => {
      guard.allowOffline();
      const [short = 0] = await songIdsOfPlaylist(page, SHORT_LIST);
      const [long = 0] = await songIdsOfPlaylist(page, LONG_LIST);
      const { id, name } = await createPlaylistOf(page, '短歌行', [short, long]);
      // The module that persists listening events loads some seconds after the page.
      const keeper = page.waitForResponse(/\/open-scrobble-queue\b[^/]*\.js/);
      await page.goto(`/playList/${id}`);
      await songTitle(page.getByRole('grid', { name }).getByRole('row').nth(1)).dblclick();
      await expect.poll(async () => (await readPlayer(page)).status, { intervals: [100] }).toBe('playing');
      await player.pause.click();
      expect(await readPlayer(page)).toMatchObject({ status: 'paused', songId: short });
      await expect.poll(() => isFullyBuffered(page)).toBe(true);
      await keeper;

      await ownServer.kill();
      await player.play.click();
      const heard = async () => {
        const { positionMs, durationMs, songId } = await readPlayer(page);
        return positionMs > durationMs / 2 + A_MOMENT || songId !== short;
      };
      await expect.poll(heard, { intervals: [100] }).toBe(true);
      await player.next.click();
      await ownServer.restart();

      const reported: number[] = [];
      page.on('response', (answer) => {
        if (/\/api\/scrobble\b/.test(answer.url())) reported.push(answer.status());
      });
      const recent = async () => {
        const answer = (await (await page.request.get('/api/record/recent/song')).json()) as Recent;
        return String(answer.data.list[0]?.data.id);
      };
      expect(await recent()).not.toBe(String(short));
      await page.reload();
      await expect.poll(() => reported).toEqual([200]);
      expect(await recent()).toBe(String(short));
    },
  );
});
