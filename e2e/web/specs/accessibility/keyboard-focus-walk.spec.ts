import { isAudit } from '../../fixtures/audit-sample.ts';
import { KeyboardUser, windowsOf } from '../../fixtures/keyboard-user.ts';
import { waitUntilLoaded } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Pages that are walked through in the test run, and further ones of the audit. */
const PAGES = ['/personal-recommendation', '/playList/5003'];
const MORE = [
  '/album/6001',
  '/my-playlist',
  '/cloud',
  '/recently-played-single',
  '/find-music/song-list',
  '/library/songs',
  '/edit-song-list?id=6101',
  '/mv-detail/7001',
  '/personal-recommendation?settings=look',
];
const STOPS = isAudit ? 200 : 52;

for (const { name, viewport } of windowsOf('zoomed'))
  for (const path of isAudit ? [...PAGES, ...MORE] : PAGES)
    test(`Tab passes visible, uncovered and marked controls in order on ${path}, ${name}`, async ({
      openPage,
      signedIn,
    }) => {
      const page = await openPage({ viewport, storageState: signedIn, reducedMotion: 'reduce' });
      await page.goto(path);
      await waitUntilLoaded(page);
      const user = new KeyboardUser(page);
      const names = await user.walk(STOPS);
      expect(names.length).toBeGreaterThan(10);
      user.verify();
    });
