import { axeViolations, sidewaysOverflow } from '../../fixtures/page-checks.ts';
import { readPlayer } from '../../fixtures/sound.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Palette } from '../../pages/palette.ts';

const PLAYLIST = 5003;

test('keys play, go on and change what is heard, wherever the focus is but in a field', async ({
  page,
  playlist,
  player,
  shell,
}) => {
  await playlist.open(PLAYLIST);
  await playlist.playAll.click();
  const status = async () => (await readPlayer(page)).status;
  await expect.poll(status).toBe('playing');

  await test.step('from the page', async () => {
    await shell.main.focus();
    const { songId } = await readPlayer(page);
    await page.keyboard.press('n');
    await expect.poll(async () => (await readPlayer(page)).songId).not.toBe(songId);
    await page.keyboard.press('p');
    await expect.poll(async () => (await readPlayer(page)).songId).toBe(songId);
    await page.keyboard.press(' ');
    await expect.poll(status).toBe('paused');
    await page.keyboard.press('m');
    await expect(player.mute).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('=');
    await expect(player.mute).toHaveAttribute('aria-pressed', 'false');
    const { positionMs } = await readPlayer(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(positionMs + 4000);
  });

  await test.step('not from a field, which writes them', async () => {
    await shell.searchBox.focus();
    const before = await readPlayer(page);
    await page.keyboard.type('n p/?m ');
    await expect(shell.searchBox).toHaveValue('n p/?m ');
    expect(await readPlayer(page)).toMatchObject({ songId: before.songId, status: before.status });
    await page.keyboard.press('Escape');
  });

  await test.step('not from a button, which they press', async () => {
    await player.mode.focus();
    const mode = (await readPlayer(page)).mode;
    await page.keyboard.press(' ');
    await expect.poll(async () => (await readPlayer(page)).mode).not.toBe(mode);
    expect(await status()).toBe('paused');
  });

  await test.step('not from a list, whose rows they choose and walk', async () => {
    await playlist.rows.first().focus();
    await page.keyboard.press(' ');
    await expect(playlist.rows.first()).toHaveAttribute('aria-selected', 'true');
    expect(await status()).toBe('paused');
  });

  await test.step('nor from the slider of the volume, which they move once', async () => {
    await player.volume.focus();
    const { positionMs } = await readPlayer(page);
    const volume = Number(await player.volume.getAttribute('aria-valuenow'));
    await page.keyboard.press('ArrowLeft');
    await expect(player.volume).toHaveAttribute('aria-valuenow', String(volume - 5));
    // An element that is told a place tells in turn where its song could be entered there; the key goes 5 s.
    expect(Math.abs((await readPlayer(page)).positionMs - positionMs)).toBeLessThan(1000);
  });

  await test.step('and on the now-playing page', async () => {
    await shell.main.focus();
    await page.keyboard.press('g');
    const nowPlaying = page.getByRole('dialog', { name: '正在播放' });
    await expect(nowPlaying).toBeFocused();
    await page.keyboard.press(' ');
    await expect.poll(status).toBe('playing');
    await page.keyboard.press('g');
    await expect(nowPlaying).toBeHidden();
  });
});

test('an input method keeps its keys while it composes', async ({ page, shell, playlist }) => {
  await playlist.open(PLAYLIST);
  await expect(playlist.rows.first()).toBeVisible();
  const method = await page.context().newCDPSession(page);
  const palette = new Palette(page);
  await palette.open();
  await method.send('Input.imeSetComposition', { text: 'jing', selectionStart: 4, selectionEnd: 4 });
  await expect(palette.field).toHaveValue('jing');
  // It would take the first line, and the arrow the second.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(palette.dialog).toBeVisible();
  await method.send('Input.insertText', { text: '静夜思' });
  await expect(palette.field).toHaveValue('静夜思');
  await expect(
    palette
      .group('单曲')
      .getByRole('option', { name: /静夜思/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toBeHidden();
  expect((await readPlayer(page)).songId).toBeNull();

  await shell.searchBox.focus();
  await method.send('Input.imeSetComposition', { text: 'n', selectionStart: 1, selectionEnd: 1 });
  await page.keyboard.press('Control+k');
  await expect(palette.dialog).toBeHidden();
});

test('the question mark shows all keys, on every screen and in every light', async ({ page, playlist }) => {
  await playlist.open(PLAYLIST);
  await playlist.playAll.focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(help.getByText('播放或暂停')).toBeVisible();
  // In front of the page its keys mean nothing.
  await page.keyboard.press('/');
  await expect(help.getByRole('button', { name: '修改快捷键' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(playlist.playAll).toBeFocused();
});

test('the first key is heard, however early it comes', async ({ page, home, shell }) => {
  await home.open();
  await page.keyboard.press('/');
  await expect(shell.searchBox).toBeFocused();
  await expect(shell.searchBox).toHaveValue('');
});

test('so are the first keys pressed together', async ({ page, home }) => {
  const palette = new Palette(page);
  await home.open();
  await page.keyboard.press('Control+k');
  await expect(palette.dialog).toBeVisible();
  await expect(palette.field).toBeFocused();
  await expect(palette.field).toHaveValue('');
});
