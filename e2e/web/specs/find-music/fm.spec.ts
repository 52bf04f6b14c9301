import { AUDIT } from '../../fixtures/audit-sample.ts';
import { peakLevel, readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { readPersistedQueue } from '../../pages/queue-drawer.ts';
import { FmPage } from '../../pages/fm-page.ts';

const AUDIBLE = 0.005;
const SKIPS = 8;
/** Skips that need two answers of the radio. */
const FURTHER = 6;

test(
  'shows a guest what private FM is, and returns to it after the login',
  AUDIT,
  async ({ page, server, login }) => {
    const fm = new FmPage(page);
    await fm.open();
    await expect(page.getByRole('main')).toContainText('一首接一首');
    await expect(fm.card).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: '登录' }).click();
    await login.signIn(server.demoAccount);
    await page.waitForURL('**/fm');
    await expect(fm.card).toBeVisible();
  },
);

test.describe('signed in', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('plays music, and repeats no song over many skips', async ({ page }) => {
    const fm = new FmPage(page);
    await fm.open();
    await expect(fm.card).toBeVisible();
    const shown = await fm.card.getAttribute('aria-label');
    await fm.play.click();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    await expect(fm.card).toHaveAttribute('aria-label', shown ?? '');
    await expect.poll(() => peakLevel(page)).toBeGreaterThan(AUDIBLE);

    const request = page.waitForRequest(/\/api\/x\/radio\/skipped/);
    const heard = [await fm.songId()];
    for (let skip = 0; skip < SKIPS; skip += 1) {
      await fm.next.click();
      await expect.poll(() => fm.songId()).not.toBe(heard.at(-1));
      heard.push(await fm.songId());
    }
    expect(new Set(heard).size).toBe(SKIPS + 1);
    await request;
  });

  test('removes a trashed song at once and for good, and undoes it', async ({ page }) => {
    const fm = new FmPage(page);
    await fm.open();
    await fm.play.click();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    const undo = page.getByRole('region', { name: '撤销' });

    const spared = await fm.songId();
    await fm.trash.click();
    await expect.poll(() => fm.songId()).not.toBe(spared);
    await undo.getByRole('button', { name: '撤销' }).click();
    await expect.poll(() => fm.songId()).toBe(spared);

    await fm.next.click();
    await expect.poll(() => fm.songId()).not.toBe(spared);
    const thrown = await fm.songId();
    await fm.trash.click();
    await expect(undo).toBeVisible();
    for (let skip = 0; skip < FURTHER; skip += 1) {
      const before = await fm.songId();
      expect(before).not.toBe(thrown);
      await fm.next.click();
      await expect.poll(() => fm.songId()).not.toBe(before);
    }
  });

  test(
    'shows lyrics, similar songs and comments of the current song, and inserts a similar song',
    AUDIT,
    async ({ page }) => {
      const fm = new FmPage(page);
      await fm.open();
      await fm.play.click();
      await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
      await expect(fm.comments).toBeVisible();
      const held = async () => {
        const kept = JSON.parse(await readPersistedQueue(page, 'list')) as {
          tracks: { id: number }[];
        } | null;
        return kept?.tracks.map(({ id }) => id) ?? [];
      };
      const first = await fm.songId();
      await expect.poll(held).toContain(first);
      const before = await held();
      const similar = fm.similar.getByRole('button', { name: /^播放 / }).first();
      const name = (await similar.getAttribute('aria-label'))?.replace('播放 ', '') ?? '';
      await similar.click();
      await expect(fm.card).toHaveAttribute('aria-label', name);
      // Compared by id: the radio may continue with another song of the same name.
      const between = await fm.songId();
      // The similar song stands once behind the current one, whether it was in the upcoming songs or not; all
      // others are still there.
      const now = [first, between, ...before.slice(1).filter((id) => id !== between)];
      await expect.poll(async () => (await held()).slice(0, now.length)).toEqual(now);
      await fm.next.click();
      await expect.poll(() => fm.songId()).not.toBe(between);
    },
  );

  test('works by keyboard alone, and changes the songs with the mode', async ({ page }) => {
    const fm = new FmPage(page);
    await fm.open();
    await fm.play.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    await page.keyboard.press('Tab');
    await expect(fm.next).toBeFocused();
    const first = await fm.songId();
    await page.keyboard.press('Enter');
    await expect.poll(() => fm.songId()).not.toBe(first);
    await expect(fm.next).toBeFocused();

    const second = await fm.songId();
    await fm.mode('探索').click();
    await expect(fm.mode('探索')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => fm.songId()).not.toBe(second);
  });
});

test.describe('without the server', () => {
  test.use({
    baseURL: async ({ pooledServer }, use) => use(pooledServer.url),
    storageState: async ({ pooledSignedIn }, use) => use(pooledSignedIn),
  });

  test(
    'shows a failure, and recovers when the server is back',
    AUDIT,
    async ({ page, guard, pooledServer, home }) => {
      guard.allowOffline();
      const fm = new FmPage(page);
      await home.open();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await pooledServer.kill();
      await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '私人FM' }).click();
      const retry = page.getByRole('main').getByRole('button', { name: '重试' });
      await expect(retry).toBeVisible();
      await pooledServer.restart();
      await retry.click();
      await expect(fm.card).toBeVisible();
    },
  );
});
