import { sample } from '../../fixtures/audit-sample.ts';
import type { Page } from '@playwright/test';
import {
  createPlaylistOf,
  createOwnPlaylist,
  deletePlaylist,
  songIdsOfPlaylist,
} from '../../fixtures/own-playlist.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PlaylistPage } from '../../pages/playlist-page.ts';
import { SongActions } from '../../pages/song-actions.ts';
import { songTitle } from '../../pages/song-title.ts';

const SOME_LIST = 5003;
const MOVED = /\/api\/song\/order\/update/;
const CHANGED = /\/api\/playlist\/tracks/;

/** Opens the playlist and waits until its owner can reorder it. */
async function openOwn(list: PlaylistPage, id: number): Promise<void> {
  await list.open(id);
  await expect(list.rows.nth(5)).toBeVisible();
  await expect(list.songs).toHaveAttribute('aria-keyshortcuts', /Alt/);
}

/** Song ids on the server, in order. */
const kept = (page: Page, id: number) => songIdsOfPlaylist(page, String(id));
const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

test.describe('in two browsers of one user', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('neither loses nor duplicates a song when a playlist is changed on both sides at once', async ({
    page,
    openPage,
    signedIn,
  }) => {
    const source = await songIdsOfPlaylist(page, String(SOME_LIST));
    const list = await createPlaylistOf(page, '两边都在改', source.slice(1, 9));
    const other = await openPage({ storageState: signedIn, locale: 'zh-CN' });
    const picking = await page.context().newPage();
    const [here, there, actions] = [
      new PlaylistPage(page),
      new PlaylistPage(other),
      new SongActions(picking),
    ];
    await Promise.all([
      openOwn(here, list.id),
      openOwn(there, list.id),
      new PlaylistPage(picking).open(SOME_LIST),
    ]);
    await actions.choose(0, '添加到歌单…');
    await expect(actions.list(list.name)).toBeVisible();
    const titles = await new SongActions(page).titles();
    const added = await actions.rows.first().getAttribute('aria-label');

    const responses = [
      page.waitForResponse(MOVED),
      other.waitForResponse(MOVED),
      other.waitForResponse(CHANGED),
      picking.waitForResponse(CHANGED),
    ];
    await songTitle(here.rows.nth(0)).click();
    await songTitle(there.rows.nth(7)).click();
    await Promise.all([
      actions.list(list.name).click(),
      page.keyboard.press('Alt+ArrowDown'),
      (async () => {
        await other.keyboard.press('Delete');
        await songTitle(there.rows.nth(6)).click();
        await other.keyboard.press('Alt+ArrowUp');
        await other.getByRole('region', { name: '撤销' }).getByRole('button', { name: '关闭' }).click();
      })(),
    ]);
    await Promise.all(responses);
    // Moves a row in the browser that shows neither the added nor the removed song.
    const moved = page.waitForResponse(MOVED);
    await page.keyboard.press('Alt+ArrowDown');
    await moved;

    const songs = await kept(page, list.id);
    expect(sorted(songs)).toEqual(sorted(source.slice(0, 8)));
    const titleOf = new Map(list.songs.map((song, at) => [song, titles[at]]));
    const shown = songs.map((song) => titleOf.get(song) ?? added);
    await Promise.all([page.reload(), other.reload()]);
    await expect.poll(() => new SongActions(page).titles()).toEqual(shown);
    await expect.poll(() => new SongActions(other).titles()).toEqual(shown);
    await deletePlaylist(page, list);
  });
});

test.describe('with a server that stops', () => {
  test.use({
    baseURL: async ({ pooledServer }, use) => use(pooledServer.url),
    storageState: async ({ pooledSignedIn }, use) => use(pooledSignedIn),
  });

  for (const written of sample([true, false], 1))
    test(`a server killed during a move that it ${written ? 'had' : 'had not'} written: the page shows a failure and the stored order, and a retry works`, async ({
      page,
      guard,
      pooledServer,
      playlist,
    }) => {
      guard.allowOffline();
      const list = await createOwnPlaylist(page, '断在半路', 6);
      const actions = new SongActions(page);
      await openOwn(playlist, list.id);
      const titles = await actions.titles();

      // The request has left the page; its response never arrives.
      await page.route(MOVED, async (route) => {
        if (written) await route.fetch();
        await pooledServer.kill();
        await route.abort('connectionreset');
      });
      await songTitle(playlist.rows.nth(0)).click();
      await page.keyboard.press('Alt+ArrowDown');
      const said = page.getByRole('alert').filter({ hasText: '没能移动歌曲，顺序已恢复' });
      await said.hover();
      await expect.poll(() => actions.titles()).toEqual(titles);
      await page.unroute(MOVED);
      await pooledServer.restart();

      const [first = 0, second = 0, ...rest] = list.songs;
      const moved = [second, first, ...rest];
      const titlesOf = (ids: readonly number[]) => ids.map((id) => titles[list.songs.indexOf(id)]);
      const now = await kept(page, list.id);
      expect(now).toEqual(written ? moved : list.songs);
      const fresh = await page.context().newPage();
      await openOwn(new PlaylistPage(fresh), list.id);
      expect(await new SongActions(fresh).titles()).toEqual(titlesOf(now));

      // In both cases the retry puts the row where it was moved.
      await said.getByRole('button', { name: '重试' }).click();
      await expect.poll(() => actions.titles()).toEqual(titlesOf(moved));
      await expect.poll(() => kept(page, list.id)).toEqual(moved);
      await deletePlaylist(page, list);
    });
});
