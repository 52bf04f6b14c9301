import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { binOf } from './bin.mjs';
import { run } from './run.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/**
 * What Playwright switches off, and what a newer browser draws beside each page without being asked: two hidden pages of the
 * address bar's suggestions with every window, which cost two seconds of a core each time. A second list of features
 * replaces the first one, so that this one holds Playwright's too.
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
/** How the browser of tests and measurements is started. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  `--disable-features=${WITHOUT.join(',')}`,
];

/** The browser and fonts for Chinese and most other scripts, as Debian and its children name them. */
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-noto-core'];

/**
 * The Chromium to test with: QINGYIN_CHROMIUM, then one on the path, then the one Playwright keeps.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | null} absolute path of the program
 */
export function findChromium(env = process.env) {
  const asked = env['QINGYIN_CHROMIUM'];
  if (asked !== undefined && asked !== '') return asked;
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    const found = COMMANDS.map((name) => join(folder, name)).find(isProgram);
    if (found !== undefined) return found;
  }
  return playwrightsOwn();
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwrightsOwn() {
  try {
    /** @type {typeof import('playwright-core')} */
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    const path = chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null; // not installed yet, or no browser known for this platform
  }
}

/**
 * Finds a Chromium or fetches one: on Debian-like systems with the rights to do so from the system's
 * packages, else Playwright's own build.
 * @param {(text: string) => void} busy
 * @returns {Promise<string | null>} null when every way failed
 */
export async function ensureChromium(busy) {
  const found = findChromium();
  if (found !== null) return found;
  const prefix = await rootPrefix();
  if (prefix !== null && isProgram('/usr/bin/apt-get')) {
    busy(`apt-get install ${DEBIAN_PACKAGES.join(' ')} …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await asRoot(prefix, ['apt-get', 'update', '-q'], env);
    await asRoot(prefix, ['apt-get', 'install', '-y', '-q', ...DEBIAN_PACKAGES], env);
    const installed = findChromium();
    if (installed !== null) return installed;
  }
  busy('playwright install chromium …');
  await run(process.execPath, [binOf('playwright'), 'install', 'chromium']);
  return findChromium();
}

/** How to become root without a question: nothing to add, `sudo -n`, or null for not at all. */
async function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  const { code } = await run('sudo', ['-n', 'true'], { quiet: true });
  return code === 0 ? ['sudo', '-n'] : null;
}

/** @param {string[]} prefix @param {string[]} command @param {NodeJS.ProcessEnv} env */
async function asRoot(prefix, command, env) {
  const [program = '', ...args] = [...prefix, ...command];
  return run(program, args, { env, quiet: true });
}

/** What to tell a person for whom no browser could be found. */
export const chromiumAdvice =
  'No Chromium was found and none could be installed. Install Chromium or Chrome, or set QINGYIN_CHROMIUM ' +
  'to the path of one, and run npm test again.';
