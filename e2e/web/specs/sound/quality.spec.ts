import { choose } from '../../fixtures/choose.ts';
import { AUDIT } from '../../fixtures/audit-sample.ts';
import type { Page } from '@playwright/test';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';

const status = async (page: Page): Promise<string> => (await readPlayer(page)).status;

/** Quality levels of the requests for song addresses, in order. */
function levelsAsked(page: Page): string[] {
  const levels: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/song/url/v1') levels.push(url.searchParams.get('level') ?? '');
  });
  return levels;
}

test('switches the quality at the current position, and shows it in the player bar', async ({
  page,
  playlist,
  player,
}) => {
  await playlist.open('5003');
  await playlist.playAll.click();
  await expect.poll(() => status(page)).toBe('playing');
  await expect(player.quality).toHaveText('标准');
  await expect(player.quality).toHaveAccessibleName(/选了「极高」；这首歌没有这一档/);
  await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(2500);
  const { songId } = await readPlayer(page);
  // The lossless file is rendered on the first request.
  const made = async (): Promise<string> => {
    const params = { id: String(songId), level: 'lossless', timestamp: String(Date.now()) };
    const answer = await page.request.get('/api/song/url/v1', { params });
    return ((await answer.json()) as { data: { level: string }[] }).data[0]?.level ?? '';
  };
  await expect.poll(made, { timeout: 60_000 }).toBe('lossless');
  await player.quality.click();
  await choose(player.choice('音质', '无损'));
  await expect(player.quality).toHaveText('无损');
  await expect.poll(() => status(page)).toBe('playing');
  expect(await readPlayer(page)).toMatchObject({ songId });
  expect((await readPlayer(page)).positionMs).toBeGreaterThan(2500);
});

test('an unavailable quality leaves the playing song as it is', async ({ page, guard, playlist, player }) => {
  guard.allowStatus(500, /api\/song\/url/);
  await playlist.open('5003');
  await playlist.playAll.click();
  await expect.poll(() => status(page)).toBe('playing');
  await page.route(/api\/song\/url.*level=lossless/, (route) => route.fulfill({ status: 500, body: '{}' }));
  const refused = page.waitForResponse(/level=lossless/);
  await player.more.click();
  await choose(player.choice('音质', '无损'));
  await refused;
  const { positionMs } = await readPlayer(page);
  await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(positionMs + 500);
  expect(await status(page)).toBe('playing');
  await expect(player.quality).toHaveText('标准');
});

test.describe('with the browser’s data saver on', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), { saveData: true, type: 'wifi' }),
      });
    });
  });

  test(
    'plays the lowest quality unless the user chose another one',
    AUDIT,
    async ({ page, playlist, player }) => {
      const levels = levelsAsked(page);
      await playlist.open('5003');
      await playlist.playAll.click();
      await expect.poll(() => status(page)).toBe('playing');
      expect(levels).toEqual(['standard']);
      await expect(player.quality).toHaveAccessibleName(/选了「极高」；省流量开着/);
      await player.more.click();
      await choose(player.choice('省流量', '关'));
      await player.next.click();
      await expect.poll(() => status(page)).toBe('playing');
      expect(levels).toEqual(['standard', 'exhigh']);
    },
  );
});
