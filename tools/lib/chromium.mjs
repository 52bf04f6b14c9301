import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { aptAsRoot, isOffered, onPath } from './debian-packages.mjs';
import { binOf } from './package-bin.mjs';
import { run } from './run.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/**
 * Disabled Chromium features: Playwright's list, plus features of newer versions that open two hidden pages
 * (address bar suggestions) with every window, which cost two seconds of a core each time. A second
 * `--disable-features` list replaces the first one, so Playwright's own is included here.
 */
const WITHOUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];
/** Command-line flags of the browser in tests and measurements. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  `--disable-features=${WITHOUT.join(',')}`,
];

/** Debian packages of the browser, and of fonts for Chinese and most other scripts. */
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-noto-core'];
/** Debian package of the headless shell; some Debian versions do not have it. */
const DEBIAN_SHELL = 'chromium-headless-shell';

/**
 * Finds the Chromium for tests: QINGYIN_CHROMIUM, then one on the path, then Playwright's.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | null} absolute path of the program
 */
export function findChromium(env = process.env) {
  const asked = env['QINGYIN_CHROMIUM'];
  if (asked !== undefined && asked !== '') return asked;
  return onPath(COMMANDS, env) ?? playwrightsOwn();
}

/**
 * Finds the headless shell, for pages that need no browser window: the same engine without the window, which costs
 * each page of a test half a second of a core. QINGYIN_HEADLESS_SHELL, then one on the path; null if there is
 * none, or if only QINGYIN_CHROMIUM is set.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | null} absolute path of the program
 */
export function findHeadlessShell(env = process.env) {
  const asked = env['QINGYIN_HEADLESS_SHELL'];
  if (asked !== undefined) return asked === '' ? null : asked;
  return env['QINGYIN_CHROMIUM'] ? null : onPath([DEBIAN_SHELL], env);
}

function playwrightsOwn() {
  try {
    /** @type {typeof import('playwright')} */
    const { chromium } = createRequire(import.meta.url)('playwright');
    const path = chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null; // not installed yet, or no browser known for this platform
  }
}

/**
 * Finds a Chromium or installs one: on Debian-like systems with root privileges from the system's packages,
 * otherwise Playwright's own build.
 * @param {(text: string) => void} busy
 * @returns {Promise<string | null>} null when every way failed
 */
export async function ensureChromium(busy) {
  const found = findChromium();
  const { QINGYIN_CHROMIUM, QINGYIN_HEADLESS_SHELL } = process.env;
  const given = Boolean(QINGYIN_CHROMIUM) || QINGYIN_HEADLESS_SHELL !== undefined;
  if (found !== null && (given || findHeadlessShell() !== null || !(await isOffered(DEBIAN_SHELL))))
    return found;
  const apt = await aptAsRoot();
  if (apt !== null) {
    const packages = found === null ? [...DEBIAN_PACKAGES, DEBIAN_SHELL] : [DEBIAN_SHELL];
    busy(`apt-get install ${packages.join(' ')} …`);
    await apt('update');
    // In a separate call: the other packages are installed even if this one does not exist.
    await apt('install', '-y', DEBIAN_SHELL);
    if (found === null) await apt('install', '-y', ...DEBIAN_PACKAGES);
  }
  const installed = findChromium();
  if (installed !== null) return installed;
  busy('playwright install chromium …');
  await run(process.execPath, [binOf('playwright'), 'install', 'chromium']);
  return findChromium();
}

/** Message if no browser was found. */
export const chromiumAdvice =
  'No Chromium was found and none could be installed. Install Chromium or Chrome, or set QINGYIN_CHROMIUM ' +
  'to the path of one, and run npm test again.';
