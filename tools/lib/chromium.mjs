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
/** The same browser without a window around its pages; not every version of Debian has it. */
const DEBIAN_SHELL = 'chromium-headless-shell';

/**
 * The Chromium to test with: QINGYIN_CHROMIUM, then one on the path, then the one Playwright keeps.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | null} absolute path of the program
 */
export function findChromium(env = process.env) {
  const asked = env['QINGYIN_CHROMIUM'];
  if (asked !== undefined && asked !== '') return asked;
  return onPath(COMMANDS, env) ?? playwrightsOwn();
}

/**
 * The Chromium to test pages with that need no window of the browser's own: the same engine, without the window that costs each
 * page of a test half a second of a core. QINGYIN_HEADLESS_SHELL, then one on the path; null where there is none, and where
 * a browser is asked for by QINGYIN_CHROMIUM alone.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | null} absolute path of the program
 */
export function findHeadlessShell(env = process.env) {
  const asked = env['QINGYIN_HEADLESS_SHELL'];
  if (asked !== undefined) return asked === '' ? null : asked;
  return env['QINGYIN_CHROMIUM'] ? null : onPath([DEBIAN_SHELL], env);
}

/** @param {readonly string[]} names @param {NodeJS.ProcessEnv} env */
function onPath(names, env) {
  const folders = (env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram) ?? null;
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
    /** @type {typeof import('playwright')} */
    const { chromium } = createRequire(import.meta.url)('playwright');
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
  const { QINGYIN_CHROMIUM, QINGYIN_HEADLESS_SHELL } = process.env;
  const told = Boolean(QINGYIN_CHROMIUM) || QINGYIN_HEADLESS_SHELL !== undefined;
  if (found !== null && (told || findHeadlessShell() !== null || !(await isOffered(DEBIAN_SHELL))))
    return found;
  const prefix = isProgram('/usr/bin/apt-get') ? await rootPrefix() : null;
  if (prefix !== null) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const packages = found === null ? [...DEBIAN_PACKAGES, DEBIAN_SHELL] : [DEBIAN_SHELL];
    busy(`apt-get install ${packages.join(' ')} …`);
    await asRoot(prefix, ['apt-get', 'update', '-q'], env);
    // By itself: where it does not exist the others are wanted all the same.
    await asRoot(prefix, ['apt-get', 'install', '-y', '-q', DEBIAN_SHELL], env);
    if (found === null) await asRoot(prefix, ['apt-get', 'install', '-y', '-q', ...DEBIAN_PACKAGES], env);
  }
  const installed = findChromium();
  if (installed !== null) return installed;
  busy('playwright install chromium …');
  await run(process.execPath, [binOf('playwright'), 'install', 'chromium']);
  return findChromium();
}

/** Whether the system knows a package of that name, by the lists it has. @param {string} name */
async function isOffered(name) {
  if (!isProgram('/usr/bin/apt-cache')) return false;
  const { code, output } = await run('apt-cache', ['show', name], { quiet: true });
  return code === 0 && output.includes('Package:');
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
