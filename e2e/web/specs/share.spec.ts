import { choose } from '../fixtures/choose.ts';
import type { Page } from '@playwright/test';
import { readPlayer } from '../fixtures/sound.ts';
import { appTookOver } from '../fixtures/takeover.ts';
import { expect, test } from '../fixtures/test.ts';
import { PlayerBar } from '../pages/player-bar.ts';
import { PlaylistPage } from '../pages/playlist-page.ts';
import { ShareDialog } from '../pages/share-dialog.ts';

const statusOf = (page: Page) => () => readPlayer(page).then(({ status }) => status);

/** Plays the first song of the first playlist and stops it half a minute later. */
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

test('a song is shared from its menu, from where it stands, and starts there for a guest', async ({
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

  const link = await test.step('the link is shown, as text and as a code, and copied', async () => {
    await more.click();
    await page.getByRole('menuitem', { name: '分享' }).click();
    await expect(dialog.code).toBeVisible();
    await expect(dialog.link).toHaveValue(new RegExp(`/album/\\d+\\?song=${songId}$`));
    await choose(dialog.fromHere);
    await expect(dialog.link).toHaveValue(new RegExp(`song=${songId}&t=30$`));
    return dialog.copied();
  });
  expect(link).toBe(await dialog.link.inputValue());

  await test.step('Escape leads back to where it was opened', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog.dialog).toBeHidden();
    await expect(more).toBeFocused();
  });

  await test.step('who opens it finds the song marked, and hears it from there', async () => {
    const guest = await openPage();
    await guest.goto(link);
    await appTookOver(guest);
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

test('the playing song and the page itself are shared by their own buttons, and a preview names what the link leads to', async ({
  page,
  playlist,
  player,
  request,
  server,
}) => {
  const dialog = new ShareDialog(page);
  await playlist.open(5003);
  const here = page.url();

  await test.step('the playlist, from its head', async () => {
    const share = page.getByRole('main').getByRole('button', { name: '分享' });
    await share.click();
    await expect(dialog.link).toHaveValue(here);
    await expect(dialog.fromHere).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
  });

  await test.step('the song, from the player bar', async () => {
    await listenToSome(page);
    const { songId } = await readPlayer(page);
    const share = player.region.getByRole('button', { name: '分享' });
    await share.click();
    await choose(dialog.fromHere);
    await expect(dialog.link).toHaveValue(new RegExp(`song=${songId}&t=30$`));
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
  });

  await test.step('the preview of a link', async () => {
    const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
    const html = await (await request.get(here)).text();
    expect(html).toContain(`<meta property="og:title" content="${title}" />`);
    const unknown = await (await request.get(`${server.url}/album/999999999`)).text();
    expect(unknown).not.toContain('og:title');
  });
});
