import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRoutes } from '../fixtures/built-routes.ts';
import { writeMusicLibrary } from '../fixtures/music-folder.ts';
import { axeViolations } from '../fixtures/page-checks.ts';
import { pseudoLocalise } from '../fixtures/pseudo-locale.ts';
import { signUpAdministrator } from '../fixtures/sign-up-administrator.ts';
import { browserOptions, describeSetup, setupsOf } from '../fixtures/sweep-setups.ts';
import { expectSoundPage } from '../fixtures/swept-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { MusicLibrarySettings } from '../pages/music-library-settings.ts';

const FILES = 60;
/** Links to albums, artists and folders, and rows of songs. */
const CONTENT =
  'a[href^="/album/"], a[href^="/artists-detail"], a[href*="folder"], a[href*="genre="], [role="row"][aria-label]';

let root = '';

test.use({ ownEnv: { QINGYIN_DEMO_CATALOGUE: 'off' } });

test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qingyin-music-'));
  await writeMusicLibrary(root, { files: FILES, oddEvery: 2 });
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('the pages of the music libraries show own music in every language, theme and width', async ({
  ownServer,
  openPage,
}) => {
  const first = await openPage({ baseURL: ownServer.url });
  await signUpAdministrator(first, ownServer, '/library');
  const settings = new MusicLibrarySettings(first);
  await settings.open();
  await settings.add(root, 'Own');
  await expect(settings.library('Own')).toContainText(`${FILES} 首歌`);
  const storageState = await first.context().storageState();

  const routes = readRoutes().filter(({ path }) => path.startsWith('/library'));
  expect(routes).toHaveLength(6);
  for (const [number, route] of routes.entries()) {
    for (const setup of setupsOf(number)) {
      await test.step(`${route.path} · ${describeSetup(setup)}`, async () => {
        const page = await openPage({ ...browserOptions(setup), baseURL: ownServer.url, storageState });
        if (setup.locale === 'pseudo') await pseudoLocalise(page.context());
        await expectSoundPage(page, route.path, route, { ...setup, role: 'user' });
        expect(await axeViolations(page), 'axe').toEqual([]);
        await expect(page.getByRole('main').locator(CONTENT).first()).toBeVisible();
        await page.context().close();
      });
    }
  }
});
