import { choose } from '../../fixtures/choose.ts';
import { AUDIT } from '../../fixtures/audit-sample.ts';
import type { Page } from '@playwright/test';
import { countPlayingElements } from '../../fixtures/host-page.ts';
import { axeViolations } from '../../fixtures/page-checks.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { waitForApp } from '../../fixtures/wait-for-app.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ShareDialog } from '../../pages/share-dialog.ts';
import { Widget } from '../../pages/widget.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '嵌入代码' });

test('chooses, previews and copies the embed code of a playlist', AUDIT, async ({ page, home, server }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await home.open();
  await home.openFirstPlaylist();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const share = page.getByRole('main').getByRole('button', { name: '分享' });
  await share.click();
  await new ShareDialog(page).dialog.getByRole('button', { name: '嵌入代码' }).click();
  const dialog = dialogOf(page);
  const code = dialog.getByRole('textbox', { name: '嵌入代码' });
  const widget = new Widget(page, '[role="dialog"] qingyin-player');
  await expect(code).toBeFocused();
  await expect(widget.songs.first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await test.step('applies theme and size to code and preview', async () => {
    await choose(dialog.getByRole('radio', { name: '深色' }));
    await choose(dialog.getByRole('radio', { name: '紧凑' }));
    await expect(widget.element).toHaveAttribute('theme', 'dark');
    await expect(widget.songs.first()).toBeHidden();
    await dialog.getByRole('button', { name: '复制代码' }).click();
    await page.getByText('代码已复制').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `<script type="module" src="${server.url}/widget/qingyin-player.js"></script>\n` +
        `<qingyin-player playlist="${id}" theme="dark" size="compact"></qingyin-player>`,
    );
  });

  await test.step('returns to the link, and closes to the button that opened it', async () => {
    await dialog.getByRole('button', { name: '返回链接' }).click();
    await expect(new ShareDialog(page).dialog.getByRole('button', { name: '嵌入代码' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
  });
});

test('the preview plays by itself, pauses the product, and handles its own keys', async ({
  page,
  playlist,
  player,
}) => {
  await playlist.open(5003);
  await playlist.playAll.click();
  await expect(player.pause).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '分享' }).click();
  await new ShareDialog(page).dialog.getByRole('button', { name: '嵌入代码' }).click();
  const widget = new Widget(page, '[role="dialog"] qingyin-player');
  await widget.songs.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => readPlayer(page).then(({ status }) => status)).toBe('paused');
  await expect.poll(() => countPlayingElements(page)).toBe(1);
  await page.keyboard.press(' ');
  await expect.poll(() => countPlayingElements(page)).toBe(0);
  expect((await readPlayer(page)).status).toBe('paused');
});

test(
  'offers embed code for a song and an album, but none for an artist',
  AUDIT,
  async ({ page, home, playlist }) => {
    await home.open();
    await home.openFirstPlaylist();
    const share = new ShareDialog(page);
    await playlist.rows.first().getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '分享' }).click();
    await share.dialog.getByRole('button', { name: '嵌入代码' }).click();
    await expect(dialogOf(page).getByRole('textbox', { name: '嵌入代码' })).toHaveValue(/ song="\d+">/);
    await page.keyboard.press('Escape');

    const album = playlist.rows.first().locator('a[href^="/album/"]').first();
    await page.goto((await album.getAttribute('href')) ?? '');
    await waitForApp(page);
    await page.getByRole('main').getByRole('button', { name: '分享' }).click();
    await share.dialog.getByRole('button', { name: '嵌入代码' }).click();
    await expect(dialogOf(page).getByRole('textbox', { name: '嵌入代码' })).toHaveValue(/ album="\d+">/);
    await page.keyboard.press('Escape');

    const singer = page.getByRole('main').locator('a[href^="/artists-detail"]').first();
    await page.goto((await singer.getAttribute('href')) ?? '');
    await waitForApp(page);
    await page.getByRole('main').getByRole('button', { name: '分享' }).click();
    await expect(share.copy).toBeVisible();
    await expect(share.dialog.getByRole('button', { name: '嵌入代码' })).toHaveCount(0);
  },
);

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('shows the copy button without scrolling', async ({ page }) => {
    await page.goto('/playList/5003');
    await page.getByRole('main').getByRole('button', { name: '分享' }).first().click();
    await new ShareDialog(page).dialog.getByRole('button', { name: '嵌入代码' }).click();
    await expect(dialogOf(page).getByRole('button', { name: '复制代码' })).toBeInViewport({ ratio: 1 });
    await expect(dialogOf(page).getByRole('button', { name: '返回链接' })).toBeInViewport({ ratio: 1 });
  });
});
