import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAudit } from '../fixtures/audit-sample.ts';
import { type BuiltRoute, readRoutes } from '../fixtures/built-routes.ts';
import { emptyBlocks } from '../fixtures/empty-blocks.ts';
import { writeMusicLibrary } from '../fixtures/music-folder.ts';
import { ownMusicAddresses } from '../fixtures/own-music-samples.ts';
import { axeViolations } from '../fixtures/page-checks.ts';
import { pseudoLocalise } from '../fixtures/pseudo-locale.ts';
import { signUpAdministrator } from '../fixtures/sign-up-administrator.ts';
import { browserOptions, describeSetup, setupOf, type SweepSetup } from '../fixtures/sweep-setups.ts';
import { expectSoundPage } from '../fixtures/swept-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { MusicLibrarySettings } from '../pages/music-library-settings.ts';

const FILES = 60;
/** Links to albums, artists and folders, and rows of songs. */
const OWN_MUSIC =
  'a[href^="/album/"], a[href^="/artists-detail"], a[href*="folder"], a[href*="genre="], [role="row"][aria-label]';
/** What a page can show, or the drawing of an empty state with its sentence. */
const ANYTHING = 'article, li, dl, form, textarea, button, svg + p, [role="row"], a[href]';
/** Routes that show own music to visitors who hear it too. */
const SHOWING =
  /^\/(library.*|personal-recommendation|album.*|artists-detail|playList.*|search-detail.*|find-music\/(singer|latest-music))$/;
/** Of the routes without own music, `npm test` opens every third one. */
const isSwept = ({ path }: BuiltRoute, number: number) => isAudit || SHOWING.test(path) || number % 3 === 0;
/** Guests hear no library at first; these routes are swept for them as well. */
const FOR_GUESTS = ['/personal-recommendation', '/album/$id', '/library'];

let root = '';

test.use({ ownEnv: { QINGYIN_DEMO_CATALOGUE: 'off' } });

test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qingyin-music-'));
  await writeMusicLibrary(root, { files: FILES, oddEvery: 2 });
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('every page has own music or one empty state in every language, theme and width', async ({
  ownServer,
  openPage,
}) => {
  const first = await openPage({ baseURL: ownServer.url });
  await signUpAdministrator(first, ownServer, '/library');
  const settings = new MusicLibrarySettings(first);
  await settings.open();
  await settings.add(root, 'Own');
  await expect(settings.library('Own')).toContainText(`${FILES} 首歌`);
  const signedIn = await first.context().storageState();
  const addresses = await ownMusicAddresses(first);
  await first.context().close();

  const routes = readRoutes();
  expect(routes.filter(({ path }) => path.startsWith('/library'))).toHaveLength(6);
  const swept = [
    ...routes.flatMap((route, number) => (isSwept(route, number) ? { route, number, guest: false } : [])),
    ...routes.flatMap((route, number) =>
      FOR_GUESTS.includes(route.path) ? { route, number, guest: true } : [],
    ),
  ];
  /** Visits by setup: each setup has one page for all of its routes. */
  const groups = new Map<string, { setup: SweepSetup; visits: { route: BuiltRoute; showing: boolean }[] }>();
  for (const { route, number, guest } of swept) {
    const showing = !guest && SHOWING.test(route.path);
    const one = setupOf(number);
    const setup: SweepSetup = { ...one, role: guest ? 'guest' : showing ? 'user' : one.role };
    const group = groups.get(describeSetup(setup)) ?? { setup, visits: [] };
    group.visits.push({ route, showing });
    groups.set(describeSetup(setup), group);
  }
  const waiting = [...groups.values()];
  /** Sweeps setup by setup. Two of these run side by side, because much of a visit is waiting for the page. */
  const sweep = async () => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      const { setup } = group;
      const storageState = setup.role === 'user' ? signedIn : undefined;
      const page = await openPage({ ...browserOptions(setup), baseURL: ownServer.url, storageState });
      if (setup.locale === 'pseudo') await pseudoLocalise(page.context());
      for (const { route, showing } of group.visits)
        await test.step(`${route.path} · ${describeSetup(setup)}`, async () => {
          await expectSoundPage(page, addresses[route.path] ?? route.path, route, setup);
          const content = page.locator('main, form').first();
          await expect(content.locator(showing ? OWN_MUSIC : ANYTHING).first()).toBeVisible();
          await expect(page.getByRole('alert')).toHaveCount(0);
          expect.soft(await emptyBlocks(page), `${route.path}: empty blocks`).toEqual([]);
          expect.soft(await axeViolations(page), `${route.path}: axe`).toEqual([]);
        });
      await page.context().close();
    }
  };
  await Promise.all([sweep(), sweep()]);
});
