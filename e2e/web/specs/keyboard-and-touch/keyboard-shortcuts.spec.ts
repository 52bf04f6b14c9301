import { axeViolations, sidewaysOverflow } from '../../fixtures/page-checks.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CommandPalette } from '../../pages/command-palette.ts';

const PLAYLIST = 5003;

test('keyboard shortcuts control the player wherever the focus is, except in text fields', async ({
  page,
  playlist,
  player,
  shell,
}) => {
  await playlist.open(PLAYLIST);
  await playlist.playAll.click();
  const status = async () => (await readPlayer(page)).status;
  await expect.poll(status).toBe('playing');

  await test.step('work on the page', async () => {
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

  await test.step('are typed as text in a field', async () => {
    await shell.searchBox.focus();
    const before = await readPlayer(page);
    await page.keyboard.type('n p/?m ');
    await expect(shell.searchBox).toHaveValue('n p/?m ');
    expect(await readPlayer(page)).toMatchObject({ songId: before.songId, status: before.status });
    await page.keyboard.press('Escape');
  });

  await test.step('Space on a button presses the button', async () => {
    await player.mode.focus();
    const mode = (await readPlayer(page)).mode;
    await page.keyboard.press(' ');
    await expect.poll(async () => (await readPlayer(page)).mode).not.toBe(mode);
    expect(await status()).toBe('paused');
  });

  await test.step('Space and arrows in a list select and move between its rows', async () => {
    await playlist.rows.first().focus();
    await page.keyboard.press(' ');
    await expect(playlist.rows.first()).toHaveAttribute('aria-selected', 'true');
    expect(await status()).toBe('paused');
  });

  await test.step('arrows on the volume slider move the slider once', async () => {
    await player.volume.focus();
    const { positionMs } = await readPlayer(page);
    const volume = Number(await player.volume.getAttribute('aria-valuenow'));
    await page.keyboard.press('ArrowLeft');
    await expect(player.volume).toHaveAttribute('aria-valuenow', String(volume - 5));
    // A media element that was sought reports the position where the stream can be entered, up to 1 s off; the key
    // seeks by 5 s.
    expect(Math.abs((await readPlayer(page)).positionMs - positionMs)).toBeLessThan(1000);
  });

  await test.step('work on the now-playing page', async () => {
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

test('an input method keeps its keys during composition', async ({ page, shell, playlist }) => {
  await playlist.open(PLAYLIST);
  await expect(playlist.rows.first()).toBeVisible();
  const method = await page.context().newCDPSession(page);
  const palette = new CommandPalette(page);
  await palette.open();
  await method.send('Input.imeSetComposition', { text: 'jing', selectionStart: 4, selectionEnd: 4 });
  await expect(palette.field).toHaveValue('jing');
  // Outside of a composition Enter would run the first row, and the arrow select the second.
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

test('the question mark shows all shortcuts, without axe violations in both colour schemes', async ({
  page,
  playlist,
}) => {
  await playlist.open(PLAYLIST);
  await playlist.playAll.focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(help.getByText('播放或暂停')).toBeVisible();
  // Shortcuts of the page are disabled while the dialog is open.
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

test('handles the first key press, however early it comes', async ({ page, home, shell }) => {
  await home.open();
  await page.keyboard.press('/');
  await expect(shell.searchBox).toBeFocused();
  await expect(shell.searchBox).toHaveValue('');
});

test('handles the first key combination, however early it comes', async ({ page, home }) => {
  const palette = new CommandPalette(page);
  await home.open();
  await page.keyboard.press('Control+k');
  await expect(palette.dialog).toBeVisible();
  await expect(palette.field).toBeFocused();
  await expect(palette.field).toHaveValue('');
});
