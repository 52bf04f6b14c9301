import { choose } from '../fixtures/choose.ts';
import type { Page } from '@playwright/test';
import { readPlayer } from '../fixtures/player-state.ts';
import { waitForApp } from '../fixtures/wait-for-app.ts';
import { expect, test } from '../fixtures/test.ts';
import { PlayerBar } from '../pages/player-bar.ts';
import { PlaylistPage } from '../pages/playlist-page.ts';
import { ShareDialog } from '../pages/share-dialog.ts';

const statusOf = (page: Page) => () => readPlayer(page).then(({ status }) => status);

/** Plays the playlist of the page, pauses, and seeks to 0:30. */
async function listenToSome(page: Page): Promise<void> {
  const player = new PlayerBar(page);
  await new PlaylistPage(page).playAll.click();
  await expect.poll(statusOf(page)).toBe('playing');
  await player.pause.click();
  await player.progress.press('Home');
  await player.progress.press('PageUp');
  await player.progress.press('PageUp');
  await expect(player.progress).toHaveAttribute('aria-valuetext', /^0:30 \//);
}

test('shares a song with its position from its menu, and a guest’s playback starts there', async ({
  page,
  playlist,
  openPage,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = new ShareDialog(page);
  await playlist.open(5003);
  await listenToSome(page);
  const { songId } = await readPlayer(page);
  const more = playlist.playingRow.getByRole('button', { name: '更多' });

  const link = await test.step('shows the link as text and as a QR code, and copies it', async () => {
    await more.click();
    await page.getByRole('menuitem', { name: '分享' }).click();
    await expect(dialog.code).toBeVisible();
    await expect(dialog.link).toHaveValue(new RegExp(`/album/\\d+\\?song=${songId}$`));
    await choose(dialog.fromHere);
    await expect(dialog.link).toHaveValue(new RegExp(`song=${songId}&t=30$`));
    return dialog.copied();
  });
  expect(link).toBe(await dialog.link.inputValue());

  await test.step('Escape returns the focus to the button that opened the dialog', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog.dialog).toBeHidden();
    await expect(more).toBeFocused();
  });

  await test.step('the link marks the song for a guest and plays it from that position', async () => {
    const guest = await openPage();
    await guest.goto(link);
    await waitForApp(guest);
    const row = guest.getByRole('main').getByRole('row', { name: /从 0:30 播放$/ });
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    await row.getByRole('button', { name: '从 0:30 播放' }).click();
    await expect.poll(statusOf(guest)).toBe('playing');
    const heard = await readPlayer(guest);
    expect(heard.songId).toBe(songId);
    expect(heard.positionMs).toBeGreaterThanOrEqual(30_000);
    await expect(guest.getByRole('button', { name: '从 0:30 播放' })).toHaveCount(0);
  });
});

test('shares the playing song and the page by their own buttons, and a link preview names its target', async ({
  page,
  playlist,
  player,
  request,
  server,
}) => {
  const dialog = new ShareDialog(page);
  await playlist.open(5003);
  const here = page.url();

  await test.step('shares the playlist from its header', async () => {
    const share = page.getByRole('main').getByRole('button', { name: '分享' });
    await share.click();
    await expect(dialog.link).toHaveValue(here);
    await expect(dialog.fromHere).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
  });

  await test.step('shares the song from the player bar', async () => {
    await listenToSome(page);
    const { songId } = await readPlayer(page);
    const share = player.region.getByRole('button', { name: '分享' });
    await share.click();
    await choose(dialog.fromHere);
    await expect(dialog.link).toHaveValue(new RegExp(`song=${songId}&t=30$`));
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
  });

  await test.step('serves preview metadata of a link', async () => {
    const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
    const html = await (await request.get(here)).text();
    expect(html).toContain(`<meta property="og:title" content="${title}" />`);
    const unknown = await (await request.get(`${server.url}/album/999999999`)).text();
    expect(unknown).not.toContain('og:title');
  });
});
