/**
 * `node tools/gallery/check-gallery.mjs`: opens every component of the gallery in every view and fails on console
 * messages, page errors, requests to other servers and horizontal overflow. `--only ui/Button,track-list` opens some
 * components, `--screenshots FOLDER` also writes a picture of each. Part of `npm run audit`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumAdvice, findChromium } from '../lib/chromium.mjs';
import { galleryViews } from './gallery-views.mjs';
import { serveGallery } from './serve-gallery.mjs';
import { visitPage } from './visit-page.mjs';
import { watchRequests } from './wait-for-quiet.mjs';

/** @typedef {import('../test/records.mjs').TestRecord} TestRecord */

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, screenshots: { type: 'string' } },
});
const wanted = values.only.split(',').filter((name) => name !== '');

/** The components in the navigation of the gallery. @param {import('playwright').Page} page */
async function listComponents(page) {
  const links = page.getByRole('navigation').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const components = addresses.map((address) => new URLSearchParams(address).get('entry') ?? '');
  return components.filter(
    (entry) => wanted.length === 0 || wanted.some((name) => entry === name || entry.startsWith(`${name}/`)),
  );
}

/**
 * Checks the gallery itself and all components in one view.
 * @param {import('playwright').Browser} browser
 * @param {string} base
 * @param {import('./gallery-views.mjs').GalleryView} view
 */
async function checkView(browser, base, { name: viewName, theme, language, device }) {
  /** @type {TestRecord[]} */
  const records = [];
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const quiet = watchRequests(page);
  /** @param {string} name @param {string} address */
  const check = async (name, address) => {
    const start = performance.now();
    const problems = await visitPage(page, address, { base, quiet });
    const message = problems.join('\n');
    if (message !== '') process.stdout.write(`${name}, ${viewName}: ${message}\n`);
    if (values.screenshots !== undefined) {
      const folder = join(values.screenshots, viewName);
      mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: join(folder, `${name.replace('/', '-')}.png`), fullPage: true });
    }
    records.push({
      project: 'gallery',
      file: '',
      name: `${name} > ${viewName}`,
      ms: Math.round(performance.now() - start),
      state: problems.length > 0 ? 'failed' : 'passed',
      ...(message !== '' && { message }),
    });
  };
  await check('list of components', `${base}?${new URLSearchParams({ theme, language }).toString()}`);
  for (const entry of await listComponents(page))
    await check(entry, `${base}frame.html?${new URLSearchParams({ entry, theme, language }).toString()}`);
  await context.close();
  return records;
}

const executablePath = findChromium();
if (executablePath === null) throw new Error(chromiumAdvice);
const gallery = await serveGallery();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
/** @type {TestRecord[]} */
const records = [];
try {
  for (const view of galleryViews) records.push(...(await checkView(browser, gallery.address, view)));
} finally {
  await browser.close();
  await gallery.close();
}
const failed = records.filter(({ state }) => state === 'failed').length;
process.stdout.write(`gallery: ${records.length} pages, ${failed} failed\n`);
const file = process.env['QINGYIN_RECORDS'];
if (file !== undefined) writeFileSync(file, JSON.stringify(records));
process.exitCode = failed > 0 || records.length === 0 ? 1 : 0;
