import type { Page } from '@playwright/test';
import { createPlaylistOf, deletePlaylist, songIdsOfPlaylist } from '../../fixtures/own-playlist.ts';
import { type ListeningWindow, readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PlaylistPage } from '../../pages/playlist-page.ts';

/** List of songs that last a few seconds; some of the first ones follow each other on one album. */
const SHORT_LIST = '998';
const SHORT_SONGS = 10;
const NEIGHBOURS = 6;
/** Longest delay in s until the system’s media session reports a join, on a busy machine. */
const POSITION_SLACK_S = 2;
/** Largest difference to the position before a reload, in ms. */
const RESUME_SLACK_MS = 1000;

interface Account {
  profile: { userId: number };
}

/** Play record of the signed-in user in the last week. */
interface Record {
  weekData: { playCount: number; song: { id: number } }[];
}

interface SessionWindow extends Window {
  lockScreen: MediaPositionState[];
}

const decksThatPlayed = (page: Page): Promise<number> =>
  page.evaluate(() => (window as ListeningWindow).heardElements?.size ?? 0);
const lockScreen = (page: Page) =>
  page.evaluate(() => ({
    title: navigator.mediaSession.metadata?.title,
    ...(window as unknown as SessionWindow).lockScreen.at(-1),
  }));

test.use({
  ownEnv: { QINGYIN_SEED_SHORT: String(SHORT_SONGS) },
  baseURL: async ({ pooledServer }, use) => use(pooledServer.url),
  storageState: async ({ pooledSignedIn }, use) => use(pooledSignedIn),
});

test('plays the songs of an album on one deck, and shows, persists and counts each of them', async ({
  page,
  player,
}) => {
  await page.addInitScript(() => {
    const positions: MediaPositionState[] = [];
    Object.assign(window, { lockScreen: positions });
    const tell = (state?: MediaPositionState): void => void (state && positions.push(state));
    const { setPositionState } = MediaSession.prototype;
    MediaSession.prototype.setPositionState = function tellToo(state) {
      tell(state);
      setPositionState.call(this, state);
    };
  });
  const songs = (await songIdsOfPlaylist(page, SHORT_LIST)).slice(NEIGHBOURS, NEIGHBOURS + 3);
  const [first, second, third] = songs;
  const album = await createPlaylistOf(page, '蒹葭苍苍', songs);
  const list = new PlaylistPage(page);
  await list.open(album.id);
  const songNow = async () => (await readPlayer(page)).songId;
  const nextOne = (id = 0) => expect.poll(songNow, { intervals: [50] }).toBe(id);

  await test.step('switches player bar and media session at the join of two songs', async () => {
    await list.playAll.click();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    await nextOne(first);
    await nextOne(second);
    expect(await decksThatPlayed(page)).toBe(1);
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    await player.pause.click();
    const { durationMs, positionMs } = await readPlayer(page);
    const shown = await lockScreen(page);
    expect(shown.position).toBeLessThan(positionMs / 1000 + POSITION_SLACK_S);
    expect(Math.abs((shown.duration ?? 0) - durationMs / 1000)).toBeLessThan(0.1);
    await expect(player.region).toContainText(shown.title ?? 'a title');
    await expect(list.playingRow).toHaveAttribute('aria-label', new RegExp(shown.title ?? 'a title'));
    await expect(player.progress).toHaveAttribute('aria-valuemax', String(durationMs));
    await player.play.click();
    await nextOne(third);
    expect(await decksThatPlayed(page)).toBe(1);
  });

  await test.step('the previous button starts the previous song from its beginning', async () => {
    await player.previous.click();
    await nextOne(second);
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    await expect
      .poll(async () => (await readPlayer(page)).positionMs, { intervals: [50] })
      .toBeGreaterThan(1000);
    await player.pause.click();
  });

  await test.step('restores song and position after a reload', async () => {
    const before = await readPlayer(page);
    expect(before.songId).toBe(second);
    await page.reload();
    await nextOne(second);
    expect(Math.abs((await readPlayer(page)).positionMs - before.positionMs)).toBeLessThan(RESUME_SLACK_MS);
  });

  await test.step('counts each played song once', async () => {
    const account = (await (await page.request.get('/api/user/account')).json()) as Account;
    const counts = async () => {
      const answer = await page.request.get('/api/user/record', {
        params: { uid: account.profile.userId, type: 1 },
      });
      const { weekData } = (await answer.json()) as Record;
      return songs.map((id) => weekData.find(({ song }) => song.id === id)?.playCount ?? 0);
    };
    await expect.poll(counts).toEqual([1, 1, 0]);
  });
  await deletePlaylist(page, album);
});
