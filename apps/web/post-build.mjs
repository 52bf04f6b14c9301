/**
 * The last step of the web build: draws the prebuilt frame of every locale, with the first view's styles inside,
 * and writes down the routes and what the content security policy has to allow.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const out = fileURLToPath(new URL('../../dist/apps/web/', import.meta.url));
const framesOut = fileURLToPath(new URL('../../dist/apps/web-frames/', import.meta.url));

/** Where the page's own script preloads what only some pages need. */
const LOADS_MARK = '/* qy:loads */';

export default async function postBuild() {
  await build({ root, mode: 'production', logLevel: 'error', build: { ssr: true } });
  // Stores of the ui library read the page's cookies when they are made; here there is no page.
  globalThis.document ??= { cookie: '' };
  const { firstCalls, renderFrames, renderRoutes } = await import(
    `${pathToFileURL(`${framesOut}render.js`).href}?${Date.now()}`
  );
  const manifest = JSON.parse(await readFile(`${out}.vite/manifest.json`, 'utf8'));
  const index = await readFile(`${out}index.html`, 'utf8');
  const page = preloadLoads(runOnArrival(await inlineStyles(index)), manifest);
  await mkdir(`${out}frames`, { recursive: true });
  for (const { locale, dir, html } of renderFrames()) {
    const framed = preloadTexts(page, manifest, locale)
      .replace('<html lang="zh-CN" dir="ltr">', `<html lang="${locale}" dir="${dir}">`)
      .replace('<div id="root"></div>', `<div id="root">${html}</div>`);
    await writeFile(`${out}frames/${locale}.html`, framed);
    if (locale === 'zh-CN') await writeFile(`${out}index.html`, framed);
  }
  await writeFile(`${out}first-calls.json`, JSON.stringify(firstCalls));
  await writeFile(`${out}routes.json`, JSON.stringify(renderRoutes(), null, 2));
  const policy = { scriptHashes: inlineScriptHashes(page), scriptOrigins: analyticsOrigins() };
  await writeFile(`${out}csp.json`, JSON.stringify(policy));
  await rm(framesOut, { recursive: true, force: true });
}

/** Where the configured analytics script comes from, when that is another origin. */
function analyticsOrigins() {
  const source = process.env.VITE_ANALYTICS_SRC ?? '';
  return /^https?:\/\//.test(source) ? [new URL(source).origin] : [];
}

/** Puts the entry's stylesheets into the page: the frame is painted without waiting for another answer. */
async function inlineStyles(page) {
  const links = [...page.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g)];
  let result = page;
  for (const [tag, file] of links) {
    result = result.replace(tag, () => '');
    const css = await readFile(`${out}${file}`, 'utf8');
    result = result.replace('</head>', () => `<style>${css.trim()}</style></head>`);
  }
  return result;
}

/**
 * Lets each chunk of the first view run as soon as it is there, in a task of its own and while the next one is still on
 * its way, instead of all of them in one long task at the end. Scripts of this kind keep their order: the entry, which
 * imports the others, comes last.
 */
function runOnArrival(page) {
  const [entry] = /<script type="module"[^>]*><\/script>/.exec(page) ?? [];
  const chunks = ['react', 'vendor', 'first'].map((name) => {
    const [, src] = new RegExp(`href="(/assets/${name}-[^"]+\\.js)"`).exec(page) ?? [];
    return src && `<script type="module" crossorigin src="${src}"></script>`;
  });
  if (!entry || chunks.includes(undefined)) throw new Error('the page lacks a script of the first view');
  return page.replace(entry, '').replace('</head>', () => `${chunks.join('')}${entry}</head>`);
}

/** Which of the features' screens stand below which addresses; those of none are the music screens'. */
const FEATURES = [
  ['library-', '^/(cloud|collect|edit-song-list|my-|recently-)'],
  ['video-', '^/(video|mv|top-mv|exclusive-)'],
  ['social-', '^/(homepage/|care/|attention|hot-comment)'],
  ['', ''],
];

/** What other pages than the home page ask of the service first, and where their code is, comes with the page, not after its code. */
function preloadLoads(page, manifest) {
  const fileOf = (name) => Object.values(manifest).find((chunk) => chunk.name === name)?.file;
  const groups = FEATURES.map(([name, start]) => [start, fileOf(`${name}loads`), fileOf(`${name}views`)]);
  if (groups.flat().includes(undefined) || !page.includes(LOADS_MARK))
    throw new Error('the build has no loads or views, or the page no place for them');
  return page.replace(
    LOADS_MARK,
    () => `if (d.dataset.frame === 'shell') {
          ${JSON.stringify(groups)}.find(function (group) {
            return RegExp(group[0]).test(p);
          }).slice(1).forEach(function (file) {
            var l = document.createElement('link');
            l.rel = 'modulepreload';
            l.href = '/' + file;
            document.head.appendChild(l);
          });
        }`,
  );
}

/** The first texts of a locale come together with the code that will ask for them. */
function preloadTexts(page, manifest, locale) {
  const file = (code) =>
    Object.entries(manifest).find(([key]) => key.endsWith(`/catalogs/${code}/first.po`))?.[1].file;
  const href = file(locale) ?? file('zh-CN');
  if (!href) throw new Error('the build has no texts');
  return page.replace('</head>', () => `<link rel="modulepreload" crossorigin href="/${href}"></head>`);
}

function inlineScriptHashes(page) {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
