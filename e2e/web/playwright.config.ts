import { defineConfig, devices } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- one way of finding and starting a browser, for npm test and for us
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from '../../tools/lib/chromium.mjs';
import { lanName } from './fixtures/lan.ts';

const whole = findChromium() ?? undefined;
const executablePath = findHeadlessShell() ?? whole;
const soundWithoutGesture = '--autoplay-policy=no-user-gesture-required';
/**
 * Pages of tests live for seconds, so that the engine optimizes code later than usual, and the network runs in the browser's
 * own process: a sixth of the time on two cores. A second list of features replaces Playwright's, which is repeated here.
 */
const SHORT_LIVED = [
  '--js-flags=--invocation-count-for-maglev=8000,--invocation-count-for-turbofan=60000,--invocation-count-for-osr=2000',
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,NetworkServiceInProcess2',
];
const launch = (...args: string[]) => ({
  launchOptions: { executablePath, args: [...CHROMIUM_ARGS, ...SHORT_LIVED, ...args] },
});

/** What asks for windows of the browser's own, for a key that it makes the menu of a thing out of, or for what it says of
 * frames that do not come. */
const WHOLE = ['**/small-window.spec.ts', '**/menu-key.spec.ts', '**/external-video.spec.ts'];

/** Long enough for a machine ten times slower that renders a song first, short enough to notice a hang. */
const TEST_MS = 180_000;
const EXPECT_MS = 45_000;
/** What `npm test` reads. */
const RECORDS = '../../tools/test/reporters/playwright.mjs';
const audit = process.env['QINGYIN_AUDIT'] === '1';

export default defineConfig({
  testDir: './specs',
  outputDir: '../../dist/e2e/results',
  globalSetup: './fixtures/seeded-data.ts',
  fullyParallel: true,
  workers: 2,
  timeout: TEST_MS,
  expect: { timeout: EXPECT_MS },
  retries: 0,
  // What is left out of npm test: docs/audit/only-in-audit.md.
  grepInvert: audit ? undefined : /@audit/,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ...(process.env['QINGYIN_RECORDS'] ? [[RECORDS] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Actions, network and console of a failed test cost a fiftieth of the time; with snapshots of the page a trace costs a
    // fifth, so that only the repeats of a failed test have them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    ...launch(soundWithoutGesture),
  },
  projects: [
    {
      name: 'product',
      // The journey goes through the browser's own rule about sound below, and without it in the audit.
      testIgnore: ['**/lan.spec.ts', ...WHOLE, audit ? '**/sweep.spec.ts' : '**/journey.spec.ts'],
    },
    {
      name: 'whole browser',
      testMatch: WHOLE,
      use: { launchOptions: { ...launch(soundWithoutGesture).launchOptions, executablePath: whole } },
    },
    {
      // The browser's own rule about sound: only after somebody clicked.
      name: 'normal autoplay',
      testMatch: '**/journey.spec.ts',
      use: launch(),
    },
    {
      // Plain http on a name in the home network, where browsers withhold a good deal.
      name: 'lan',
      testMatch: ['**/lan.spec.ts', ...(audit ? ['**/journey.spec.ts'] : [])],
      use: launch(soundWithoutGesture, `--host-resolver-rules=MAP ${lanName} 127.0.0.1`),
    },
    // All of it takes longer, and the audit makes a table of it; a project of its own has workers of its own.
    ...(audit ? [{ name: 'sweep', testMatch: '**/sweep.spec.ts', timeout: 2 * TEST_MS }] : []),
  ],
});
