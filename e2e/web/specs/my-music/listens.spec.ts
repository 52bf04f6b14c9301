import { readPlayer } from '../../fixtures/sound.ts';
import { expect, test } from '../../fixtures/test.ts';

/** By then a song of the demo has come whole. */
const LOADED_MS = 15_000;
/** So much of a song counts as heard. */
const HEARD_MS = 31_000;
const PLAY_MS = 90_000;

interface Recent {
  data: { list: { data: { id: number } }[] };
}

test.describe('a listening that could not be told', () => {
  test.use({ baseURL: async ({ ownServer }, use) => use(ownServer.url) });

  test('is told once when the server is back, also by another page', async ({
    page,
    guard,
    ownServer,
    login,
  }) => {
    test.slow();
    guard.allowOffline();
    await login.open();
    await login.signIn(ownServer.demoAccount);
    await page.waitForURL('**/personal-recommendation');
    await page.goto('/playList/6101');
    // The third song lasts a minute and a half.
    await page.getByRole('grid', { name: '清晨散步' }).getByRole('row').nth(3).dblclick();
    const position = async () => (await readPlayer(page)).positionMs;
    await expect.poll(position, { timeout: PLAY_MS }).toBeGreaterThan(LOADED_MS);
    const { songId } = await readPlayer(page);
    await ownServer.kill();
    await expect.poll(position, { timeout: PLAY_MS }).toBeGreaterThan(HEARD_MS);
    await page.getByRole('region', { name: '播放器' }).getByRole('button', { name: '下一首' }).click();
    await ownServer.restart();

    const told: number[] = [];
    page.on('response', (answer) => {
      if (/\/api\/scrobble\b/.test(answer.url())) told.push(answer.status());
    });
    const recent = async () => {
      const answer = (await (await page.request.get('/api/record/recent/song')).json()) as Recent;
      return String(answer.data.list[0]?.data.id);
    };
    await page.reload();
    await expect.poll(() => told, { timeout: PLAY_MS }).toEqual([200]);
    expect(await recent()).toBe(String(songId));
  });
});
