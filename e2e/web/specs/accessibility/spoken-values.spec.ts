import { announced, recordAnnouncements } from '../../fixtures/announcements.ts';
import { playableMv } from '../../fixtures/films.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { waitForApp } from '../../fixtures/wait-for-app.ts';
import { LyricsView } from '../../pages/lyrics-view.ts';

test.beforeEach(({ context }) => recordAnnouncements(context));

test('the sliders have spoken values, and the seek bar does not speak each second', async ({
  page,
  playlist,
  player,
}) => {
  await playlist.open(5003);
  await playlist.playAll.click();
  await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(1000);
  await expect(player.volume).toHaveAttribute('aria-valuetext', /^\d+%$/);
  await player.progress.press('Home');
  await player.progress.press('PageUp');
  await expect(player.progress).toHaveAttribute('aria-valuetext', '0:15 / 1:32');
  const { positionMs } = await readPlayer(page);
  await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(positionMs + 1500);
  await expect(player.progress).toHaveAttribute('aria-valuetext', '0:15 / 1:32');
  await player.pause.click();
  await expect(player.progress).toHaveAttribute('aria-valuetext', /^0:1[6-9] \/ 1:32$/);
});

test('the seek bar speaks the language of the page', async ({ openPage }) => {
  const page = await openPage({ locale: 'en-US' });
  await page.goto('/playList/5003');
  await waitForApp(page);
  await page.getByRole('main').getByRole('row').nth(1).focus();
  await page.keyboard.press('Enter');
  const seek = page.getByRole('slider').first();
  await expect(seek).toHaveAttribute('aria-valuetext', /^\d:\d\d of 1:32$/);
});

test('lyrics are read line by line on request', async ({ page, playlist }) => {
  const lyrics = new LyricsView(page);
  await playlist.open(5003);
  await playlist.playAll.click();
  await lyrics.open();
  const lines = async () => (await announced(page)).filter((text) => text.includes('岂曰无衣'));
  expect(await lines()).toEqual([]);
  await lyrics.openSettings();
  await lyrics.settings.getByRole('checkbox', { name: '让屏幕阅读器读出唱到的一行' }).check();
  await page.keyboard.press('Escape');
  await expect.poll(lines).not.toEqual([]);
});

test('captions of films are text tracks with language and cues, also in picture-in-picture', async ({
  page,
}) => {
  const { address } = await playableMv(page.request);
  await page.goto(address);
  await waitForApp(page);
  const track = page.locator('video track');
  await expect(track).toHaveAttribute('kind', 'captions');
  await expect(track).toHaveAttribute('srclang', 'zh');
  await expect(track).toHaveAttribute('label', '字幕');
  const reading = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const [captions] = video.textTracks;
      return { mode: captions?.mode, cues: (captions?.cues?.length ?? 0) > 0 };
    });
  await expect.poll(reading).toEqual({ mode: 'hidden', cues: true });
  // Headless browsers open no such window, so the document only says that it is open.
  await page.locator('video').evaluate((video) => {
    Object.defineProperty(document, 'pictureInPictureElement', { get: () => video });
    video.dispatchEvent(new Event('enterpictureinpicture'));
  });
  await expect.poll(reading).toEqual({ mode: 'showing', cues: true });
});
