import { defineConfig, devices } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- one way of finding and starting a browser, for npm test and for us
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from '../../tools/lib/chromium.mjs';
import { lanName } from './fixtures/lan.ts';

const whole = findChromium() ?? undefined;
const executablePath = findHeadlessShell() ?? whole;
const soundWithoutGesture = '--autoplay-policy=no-user-gesture-required';
/**
 * Chromium flags for short-lived pages: test pages live for seconds, so V8 optimizes code later than usual, and
 * the network service runs in the browser process; the suite takes a sixth of the time on two cores. A second
 * `--disable-features` list replaces Playwright's own, which is therefore repeated here.
 */
const SHORT_LIVED = [
  '--js-flags=--invocation-count-for-maglev=8000,--invocation-count-for-turbofan=60000,--invocation-count-for-osr=2000',
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,NetworkServiceInProcess2',
];
const launch = (...args: string[]) => ({
  launchOptions: { executablePath, args: [...CHROMIUM_ARGS, ...SHORT_LIVED, ...args] },
});

/**
 * Specs that need the full Chromium instead of the headless shell: they open windows, use the context-menu key, or
 * read the errors of blocked frames.
 */
const WHOLE = ['**/mini-player.spec.ts', '**/context-menu-key.spec.ts', '**/external-video.spec.ts'];

/** Long enough for a ten times slower machine that renders a song first, short enough to notice a hang. */
const TEST_MS = 180_000;
const EXPECT_MS = 45_000;
/** Reporter that writes the test records `npm test` reads. */
const RECORDS = '../../tools/test/reporters/playwright.mjs';
const audit = process.env['QINGYIN_AUDIT'] === '1';

export default defineConfig({
  testDir: './specs',
  outputDir: '../../dist/e2e/results',
  globalSetup: './fixtures/seeded-data.ts',
  fullyParallel: true,
  workers: 2,
  timeout: TEST_MS,
  // Accessibility trees stand beside their spec, one readable file each.
  expect: {
    timeout: EXPECT_MS,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/{testFileDir}/trees/{arg}{ext}' },
  },
  retries: 0,
  // Tests that `npm test` leaves out: docs/audit/only-in-audit.md.
  grepInvert: audit ? undefined : /@audit/,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ...(process.env['QINGYIN_RECORDS'] ? [[RECORDS] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Recording actions, network and console of each test costs 2 % of the time; a trace with page snapshots costs
    // 20 %, so only reruns of failed tests record those.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    ...launch(soundWithoutGesture),
  },
  projects: [
    {
      name: 'product',
      // `npm test` runs the journey with the default autoplay policy (below), the audit also without it.
      testIgnore: ['**/lan.spec.ts', ...WHOLE, audit ? '**/sweep.spec.ts' : '**/journey.spec.ts'],
    },
    {
      name: 'whole browser',
      testMatch: WHOLE,
      use: { launchOptions: { ...launch(soundWithoutGesture).launchOptions, executablePath: whole } },
    },
    {
      // Default autoplay policy of the browser: sound only after a click.
      name: 'normal autoplay',
      testMatch: '**/journey.spec.ts',
      use: launch(),
    },
    {
      // Plain http on a host name of the home network: an insecure context, in which browsers disable many APIs.
      name: 'lan',
      testMatch: ['**/lan.spec.ts', ...(audit ? ['**/journey.spec.ts'] : [])],
      use: launch(soundWithoutGesture, `--host-resolver-rules=MAP ${lanName} 127.0.0.1`),
    },
    // The whole sweep takes longer, and the audit writes a table of it; a project of its own gets its own workers.
    ...(audit ? [{ name: 'sweep', testMatch: '**/sweep.spec.ts', timeout: 2 * TEST_MS }] : []),
  ],
});
