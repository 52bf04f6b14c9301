import type { Page } from '@playwright/test';
import { peakLevel, readPlayer } from '../fixtures/player-state.ts';
import { expect, test } from '../fixtures/test.ts';

/** Peak level above rounding noise and below any music. */
const AUDIBLE = 0.005;
/** Largest difference between the position before a reload and the one that playback resumes at. */
const RESUME_SLACK_MS = 3000;

const statusOf = (page: Page) => () => readPlayer(page).then(({ status }) => status);

test('a newcomer hears a song, logs in, likes it, and finds everything again after a reload', async ({
  page,
  server,
  shell,
  home,
  playlist,
  player,
  login,
}) => {
  await test.step('shows the home page to a guest in Chinese', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/personal-recommendation$/);
    await expect(page).toHaveTitle('个性推荐 · 青音');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(shell.loginLink).toBeVisible();
  });

  await test.step('opens a playlist', async () => {
    await home.openFirstPlaylist();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/ · 歌单 · 青音$/);
    await expect(playlist.rows.first()).toBeVisible();
  });

  await test.step('播放全部 plays audible music', async () => {
    await playlist.playAll.click();
    await expect.poll(statusOf(page)).toBe('playing');
    await expect(player.pause).toBeVisible();
    await expect(playlist.playingRow).toHaveCount(1);
    await expect.poll(() => peakLevel(page)).toBeGreaterThan(AUDIBLE);
  });

  await test.step('returns to the playlist after the login, and the music goes on', async () => {
    const here = new URL(page.url()).pathname;
    await shell.loginLink.click();
    await expect(page).toHaveURL(/\/login/);
    await login.signIn(server.demoAccount);
    await page.waitForURL(`**${here}`);
    await expect(shell.userMenu).toBeVisible();
    await expect.poll(statusOf(page)).toBe('playing');
  });

  await test.step('likes the song', async () => {
    const was = await player.like.getAttribute('aria-pressed');
    if (was === 'true') await player.like.click();
    await expect(player.like).toHaveAttribute('aria-pressed', 'false');
    await player.like.click();
    await expect(player.like).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('changes the language in place', async () => {
    await shell.chooseLanguage('繁體中文');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
    await expect.poll(statusOf(page)).toBe('playing');
  });

  const before = await test.step('reloads the page in the middle of the song', async () => {
    await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(RESUME_SLACK_MS);
    const reading = await readPlayer(page);
    await page.reload();
    return reading;
  });

  await test.step('restores queue, position, language and like', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
    await expect.poll(async () => (await readPlayer(page)).songId).toBe(before.songId);
    const after = await readPlayer(page);
    expect(after.queueLength).toBe(before.queueLength);
    expect(after.mode).toBe(before.mode);
    expect(Math.abs(after.positionMs - before.positionMs)).toBeLessThan(RESUME_SLACK_MS);
  });

  await test.step('resumes the music from there', async () => {
    await shell.chooseLanguage('简体中文');
    await expect(player.like).toHaveAttribute('aria-pressed', 'true');
    await player.play.click();
    await expect.poll(statusOf(page)).toBe('playing');
    await expect.poll(() => peakLevel(page)).toBeGreaterThan(AUDIBLE);
  });

  await test.step('logging out returns to a guest', async () => {
    await shell.logOut();
    await expect(shell.loginLink).toBeVisible();
    const stored = await page.evaluate(() =>
      ['cookie', 'userId', 'visitor', 'login'].map((key) => localStorage.getItem(key)),
    );
    expect(stored[0] ?? '').not.toContain('MUSIC_U');
    expect(stored[3] ?? 'false').toBe('false');
  });
});
