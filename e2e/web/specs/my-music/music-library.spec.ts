import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createCover, writeAlbum } from '../../fixtures/music-folder.ts';
import { type ListeningWindow, peakLevel, readPlayer } from '../../fixtures/player-state.ts';
import { signUpAdministrator } from '../../fixtures/sign-up-administrator.ts';
import { signUpAt, type TestAccount } from '../../fixtures/signed-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { waitForApp } from '../../fixtures/wait-for-app.ts';
import { DetailPage } from '../../pages/detail-page.ts';
import { MusicLibrarySettings } from '../../pages/music-library-settings.ts';
import { PlayerBar } from '../../pages/player-bar.ts';
import { SearchPage } from '../../pages/search-page.ts';
import { SongActions } from '../../pages/song-actions.ts';
import { songTitle } from '../../pages/song-title.ts';

const SILENCE = 0.01;
const LYRIC = '风从山上来';
const [ADMINISTRATOR, LISTENER, STRANGER] = ['杜子美', '李太白', '王摩诘'];

let root = '';

test.use({
  ownEnv: { QINGYIN_DEMO_CATALOGUE: 'off' },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qingyin-music-'));
  const coverFile = { name: 'cover.jpg', bytes: await createCover('#2f6690') };
  await writeAlbum(root, {
    artist: '王菲',
    title: '寓言',
    format: 'flac',
    seconds: 4,
    coverFile,
    tracks: [
      { title: '寒武纪', tags: { lyrics: `[00:01.00]${LYRIC}` } },
      { title: '新房客' },
      { title: '香奈儿', seconds: 12 },
    ],
  });
  await writeAlbum(root, { artist: 'Élodie Berg', title: 'Paper Lights', tracks: [{ title: 'Blue Road' }] });
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

const songNow = async (page: Page) => (await readPlayer(page)).songId;
const statusNow = async (page: Page) => (await readPlayer(page)).status;
const decksThatPlayed = (page: Page): Promise<number> =>
  page.evaluate(() => (window as ListeningWindow).heardElements?.size ?? 0);

test('a folder of the server becomes albums for those who may hear it, and stays safe while it is away', async ({
  page,
  ownServer,
  openPage,
  guard,
}) => {
  const player = new PlayerBar(page);
  const album = new DetailPage(page);
  const songs = new SongActions(page);
  const settings = new MusicLibrarySettings(page);
  let listener: TestAccount | undefined;
  let stranger: TestAccount | undefined;

  await test.step('the first administrator adds the folder for two people', async () => {
    await signUpAdministrator(page, ownServer, '/library');
    const like = { url: ownServer.url, stored: await page.context().storageState() };
    listener = await signUpAt(ownServer.url, LISTENER, like);
    stranger = await signUpAt(ownServer.url, STRANGER, like);
    await settings.open();
    await settings.add(root, '家里的音乐', [ADMINISTRATOR, LISTENER]);
    await expect(settings.library('家里的音乐')).toContainText('4 首歌');
  });

  await test.step('its albums appear and are found by pinyin', async () => {
    await page.goto('/library/albums');
    await waitForApp(page);
    await expect(page.getByRole('main').getByRole('link', { name: '寓言' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Paper Lights' })).toBeVisible();
    const search = new SearchPage(page);
    await search.searchFor('xinfangke');
    await search.kind('单曲').click();
    await expect(songs.rows.first()).toHaveAttribute('aria-label', /新房客 · 王菲/);
    await songs.rows.first().getByRole('link', { name: '寓言' }).click();
    await expect(album.title).toHaveText('寓言');
    await expect(album.rows).toHaveCount(3);
  });

  await test.step('two songs play without a gap, with sound', async () => {
    await album.playAll.click();
    await expect.poll(() => statusNow(page)).toBe('playing');
    const first = await songNow(page);
    const lyrics = await page.request.get('/api/lyric/new', { params: { id: String(first) } });
    expect(await lyrics.text()).toContain(LYRIC);
    expect(await peakLevel(page)).toBeGreaterThan(SILENCE);
    await expect.poll(() => songNow(page), { intervals: [50] }).not.toBe(first);
    await expect(player.region).toContainText('新房客');
    expect(await statusNow(page)).toBe('playing');
    expect(await peakLevel(page)).toBeGreaterThan(SILENCE);
    expect(await decksThatPlayed(page)).toBe(1);
    await player.pause.click();
  });

  await test.step('songs can be liked and added to a playlist', async () => {
    await songs.choose(0, '添加到歌单…');
    await songs.makeList('厨房里听的');
    await player.like.click();
    await expect(player.like).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: '厨房里听的' }).first().click();
    await expect(album.title).toHaveText('厨房里听的');
    await expect(songs.rows).toHaveCount(1);
    await page.goto('/my-love-music');
    await expect(songs.rows).toHaveAttribute('aria-label', /新房客 · 王菲/);
    await page.goBack();
  });

  const { pathname } = new URL(await albumAddress(page));

  await test.step('a listener hears it', async () => {
    const other = await openPage({ storageState: listener?.stored });
    const seen = new DetailPage(other);
    await seen.open(pathname);
    await expect(seen.rows).toHaveCount(3);
    await seen.playAll.click();
    await expect.poll(() => statusNow(other)).toBe('playing');
    expect(await peakLevel(other)).toBeGreaterThan(SILENCE);
    await other.close();
  });

  await test.step('another person does not see it', async () => {
    const other = await openPage({ storageState: stranger?.stored });
    guard.allowStatus(404, /\/api\/album/);
    await other.goto(pathname);
    await expect(other.getByRole('main')).toContainText('没有找到这张专辑');
    const search = new SearchPage(other);
    await search.open('/search-detail/song?keywords=xinfangke');
    await expect(search.main).not.toContainText('新房客');
    await expect(search.main).toContainText('没有');
    await other.close();
  });

  const away = `${root}-away`;
  await test.step('a playing song outlasts the folder, whose songs then say why they are grey', async () => {
    await album.open(pathname);
    await songTitle(album.rows.nth(2)).dblclick();
    await expect.poll(() => statusNow(page)).toBe('playing');
    const administration = await openPage({ storageState: await page.context().storageState() });
    const there = new MusicLibrarySettings(administration);
    await there.open();
    await rename(root, away);
    await there.rescan('家里的音乐');
    await expect(there.library('家里的音乐')).toContainText('离线');
    await expect.poll(() => statusNow(page), { timeout: 20_000 }).not.toBe('playing');
    await expect(player.region).toContainText('香奈儿');
    await page.reload();
    await expect(album.rows).toHaveCount(3);
    for (const row of await album.rows.all()) await expect(row).toHaveAttribute('aria-label', /音乐库离线/);
    await rename(away, root);
    await there.rescan('家里的音乐');
    await expect(there.library('家里的音乐')).toContainText('在线');
    await administration.close();
  });

  await test.step('the songs play again when the folder is back', async () => {
    await page.reload();
    await expect(album.rows.first()).not.toHaveAttribute('aria-label', /音乐库离线/);
    await album.playAll.click();
    await expect.poll(() => statusNow(page)).toBe('playing');
    expect(await peakLevel(page)).toBeGreaterThan(SILENCE);
  });
});

/** Address of the page of the album in the folder. */
async function albumAddress(page: Page): Promise<string> {
  const answer = await page.request.get('/api/cloudsearch', { params: { keywords: '寓言', type: 10 } });
  const { result } = (await answer.json()) as { result: { albums: { id: number }[] } };
  return new URL(`/album/${result.albums[0]?.id}`, page.url()).href;
}
