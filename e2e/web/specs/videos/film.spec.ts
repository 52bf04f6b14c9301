import { agreeToLogin } from '../../fixtures/agree-to-login.ts';
import { AUDIT, sample } from '../../fixtures/audit-sample.ts';
import { playableMv } from '../../fixtures/films.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DetailPage } from '../../pages/detail-page.ts';
import { FilmPage } from '../../pages/film-page.ts';
import { SongActions } from '../../pages/song-actions.ts';

test('shows the film’s name in the title, its song’s lyrics as captions, and plays moving pictures', async ({
  page,
  request,
}) => {
  const { address, name } = await playableMv(request);
  const film = new FilmPage(page);
  await film.open(address);
  await expect(film.title).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name} · MV · 青音$`));
  // The film has a caption track too, for players without the overlay (such as picture-in-picture).
  const track = () =>
    film.film.locator('video').evaluate(({ textTracks: [captions] }: HTMLVideoElement) => ({
      mode: captions?.mode,
      lines: [...(captions?.cues ?? [])].length,
    }));
  await expect.poll(async () => (await track()).lines).toBeGreaterThan(0);
  // The track is hidden, because the overlay shows the captions.
  expect((await track()).mode).toBe('hidden');
  await film.play.click();
  await expect.poll(film.placeS).toBeGreaterThan(1);
  const { frames } = await film.read();
  const picture = await film.picture();
  await expect.poll(async () => (await film.read()).frames).toBeGreaterThan(frames);
  await expect.poll(film.picture).not.toBe(picture);
  await expect(film.comments).toBeVisible();
});

test('switches the resolution at the current position', AUDIT, async ({ page, request }) => {
  const { address } = await playableMv(request);
  const film = new FilmPage(page);
  await film.open(address);
  await film.play.click();
  await expect.poll(film.placeS).toBeGreaterThan(2);
  const before = await film.read();
  const other = before.lines === 720 ? 360 : 720;
  await film.choose(other);
  await expect.poll(async () => (await film.read()).lines).toBe(other);
  await expect.poll(film.paused).toBe(false);
  await expect.poll(film.placeS).toBeGreaterThan(before.positionS);
  // Still this film, not the next one.
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('restores the position of a film paused after a reload', async ({ page, request }) => {
  const { address } = await playableMv(request);
  const film = new FilmPage(page);
  await film.open(address);
  await film.play.click();
  await expect.poll(film.placeS).toBeGreaterThan(0);
  await page.keyboard.press('4');
  await page.keyboard.press('k');
  await expect.poll(film.paused).toBe(true);
  const { positionS } = await film.read();
  expect(positionS).toBeGreaterThan(5);
  await page.reload();
  await expect.poll(film.placeS).toBeCloseTo(positionS, 0);
  expect((await film.read()).paused).toBe(true);
  await film.play.click();
  await expect.poll(film.placeS).toBeGreaterThan(positionS);
});

test('switches between film and song at the same position', async ({ page, request, player }) => {
  const { address, song } = await playableMv(request);
  const film = new FilmPage(page);
  await film.open(address);
  await film.play.click();
  await expect.poll(film.placeS).toBeGreaterThan(2);
  await film.toSong.click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await expect.poll(film.paused).toBe(true);
  const { positionS } = await film.read();
  const heard = await readPlayer(page);
  expect(heard.songId).toBe(song.id);
  expect(heard.positionMs).toBeGreaterThanOrEqual(song.from + positionS * 1000 - 100);

  const table = new SongActions(page);
  await page.goto(`/album/${String(song.album)}`);
  await expect(table.rows.first()).toBeVisible();
  const row = (await table.titles()).findIndex((title) => title?.startsWith(song.name));
  await player.play.click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  const left = (await readPlayer(page)).positionMs;
  await table.choose(row, '观看 MV');
  await expect.poll(film.paused).toBe(false);
  await expect.poll(film.placeS).toBeGreaterThanOrEqual((left - song.from) / 1000);
  await expect.poll(async () => (await readPlayer(page)).status).toBe('paused');
});

test('playing a film pauses the music, and the other way round', AUDIT, async ({ page, request, player }) => {
  const { address, song } = await playableMv(request);
  const album = new DetailPage(page);
  await album.open(`/album/${String(song.album)}`);
  await album.playAll.click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  const film = new FilmPage(page);
  await film.open(address);
  await film.play.click();
  await expect.poll(film.placeS).toBeGreaterThan(0);
  expect((await readPlayer(page)).status).not.toBe('playing');
  await player.play.click();
  await expect.poll(film.paused).toBe(true);
});

test('likes a film after a guest’s login', AUDIT, async ({ page, request, server, login }) => {
  const { address } = await playableMv(request);
  const film = new FilmPage(page);
  await film.open(address);
  await film.like.click();
  await agreeToLogin(page);
  // The optimistic update is visible before the request is sent.
  const response = page.waitForResponse(/\/api\/resource\/like\b/);
  await login.signIn(server.demoAccount);
  await page.waitForURL(`**${address}`);
  await expect(film.like).toHaveAttribute('aria-pressed', 'true');
  await response;
  await page.reload();
  await expect(film.like).toHaveAttribute('aria-pressed', 'true');
  await film.like.click();
  await expect(film.like).toHaveAttribute('aria-pressed', 'false');
});

const missing = [
  ['/mv-detail/999999999', '没有找到这个MV'],
  ['/video-detail/00000000000000000000000000000000', '没有找到这个视频'],
] as const;
for (const [address, message] of sample(missing, 1))
  test(`shows an empty state with a link for a film that does not exist: ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(message);
    await expect(page.getByRole('main').getByRole('link', { name: '去听听别的' })).toBeVisible();
  });

test.describe('without the server', () => {
  test.use({ baseURL: async ({ pooledServer }, use) => use(pooledServer.url) });

  test(
    'shows a failure for a film file that does not load, and resumes when it does',
    AUDIT,
    async ({ page, guard, pooledServer, request }) => {
      guard.allowOffline();
      const { address } = await playableMv(request);
      const film = new FilmPage(page);
      await film.open(address);
      await expect(film.play).toBeVisible();
      await expect.poll(async () => (await film.read()).lines).toBeGreaterThan(0);
      const { lines } = await film.read();
      // The code of the settings loads when they are opened.
      await film.settings.click();
      await expect(film.file(lines)).toBeVisible();
      await pooledServer.kill();
      await film.file(lines === 720 ? 360 : 720).press(' ');
      await page.keyboard.press('Escape');
      const retry = film.film.getByRole('button', { name: '重试' });
      await expect(retry).toBeVisible();
      await pooledServer.restart();
      await retry.click();
      await film.play.click();
      await expect.poll(film.placeS).toBeGreaterThan(1);
    },
  );
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('lists a watched film among the recent ones', AUDIT, async ({ page, request }) => {
    const { address, name } = await playableMv(request);
    const film = new FilmPage(page);
    await film.open(address);
    const response = page.waitForResponse(/\/api\/x\/played/);
    await film.play.click();
    expect((await response).ok()).toBe(true);
    await page.goto('/recently-played-video');
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  });
});
