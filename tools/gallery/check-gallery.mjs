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
import { visitComponent } from './visit-component.mjs';

/** @typedef {import('../test/records.mjs').TestRecord} TestRecord */

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, screenshots: { type: 'string' } },
});
const wanted = values.only.split(',').filter((name) => name !== '');

/** The components of the gallery, from its own navigation. @param {import('playwright').Page} page @param {string} base */
async function listComponents(page, base) {
  await page.goto(base);
  const links = page.getByRole('navigation').getByRole('link');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map((address) => new URLSearchParams(address).get('entry') ?? '');
}

/**
 * Checks all components in one view.
 * @param {import('playwright').Browser} browser
 * @param {string} base
 * @param {import('./gallery-views.mjs').GalleryView} view
 */
async function checkView(browser, base, view) {
  /** @type {TestRecord[]} */
  const records = [];
  const context = await browser.newContext({ viewport: view.size, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const components = await listComponents(page, base);
  for (const entry of components) {
    if (wanted.length > 0 && !wanted.some((name) => entry === name || entry.startsWith(`${name}/`))) continue;
    const start = performance.now();
    const problems = await visitComponent(page, { base, entry, view });
    const message = problems.join('\n');
    if (message !== '') process.stdout.write(`${entry}, ${view.name}: ${message}\n`);
    if (values.screenshots !== undefined) {
      const folder = join(values.screenshots, view.name);
      mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: join(folder, `${entry.replace('/', '-')}.png`), fullPage: true });
    }
    records.push({
      project: 'gallery',
      file: '',
      name: `${entry} > ${view.name}`,
      ms: Math.round(performance.now() - start),
      state: problems.length > 0 ? 'failed' : 'passed',
      ...(message !== '' && { message }),
    });
  }
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
