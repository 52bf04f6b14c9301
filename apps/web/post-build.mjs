/**
 * Last step of the web build: renders the prebuilt frame of every locale with inlined styles of the first view,
 * and writes the route list and the data for the content security policy.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { preloadGroups } from '../../tools/build/preload-groups.mjs';
import { routeModule } from '../../tools/lib/route-modules.mjs';
import { writeAccessibilityPage } from './accessibility-page.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const out = fileURLToPath(new URL('../../dist/apps/web/', import.meta.url));
const framesOut = fileURLToPath(new URL('../../dist/apps/web-frames/', import.meta.url));

/** Marker in the page's inline script that is replaced by code which preloads what only some pages need. */
const LOADS_MARK = '/* qy:loads */';
/** Marker in the page that is replaced by the file name of the app's texts. */
const APP_TEXTS_MARK = '<!-- qy:app-texts -->';

export default async function postBuild() {
  await build({ root, mode: 'production', logLevel: 'error', build: { ssr: true } });
  // Stores of the ui library read cookies of `document` when they are created; there is none at build time.
  globalThis.document ??= { cookie: '' };
  const { preloadedRequests, renderFrames, renderRoutes } = await import(
    `${pathToFileURL(`${framesOut}render.js`).href}?${Date.now()}`
  );
  const manifest = JSON.parse(await readFile(`${out}.vite/manifest.json`, 'utf8'));
  const index = await readFile(`${out}index.html`, 'utf8');
  const routes = renderRoutes();
  const page = preloadScreens(runOnArrival(await inlineStyles(index)), manifest, routes);
  await mkdir(`${out}frames`, { recursive: true });
  for (const { locale, dir, html, description } of renderFrames()) {
    const framed = preloadTexts(page, manifest, locale)
      .replace('<html lang="zh-CN" dir="ltr">', `<html lang="${locale}" dir="${dir}">`)
      .replace(
        /(<meta name="description" content=")[^"]*/,
        (_tag, start) => start + escapeAttribute(description),
      )
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
    await writeFile(`${out}frames/${locale}.html`, framed);
    if (locale === 'zh-CN') await writeFile(`${out}index.html`, framed);
  }
  await writeFile(`${out}first-calls.json`, JSON.stringify(preloadedRequests));
  await writeFile(`${out}routes.json`, JSON.stringify(routes, null, 2));
  const policy = { scriptHashes: inlineScriptHashes(page), scriptOrigins: analyticsOrigins() };
  await writeFile(`${out}csp.json`, JSON.stringify(policy));
  await writeAccessibilityPage(out);
  await rm(framesOut, { recursive: true, force: true });
}

const escapeAttribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Origin of the configured analytics script, if it is another one. */
function analyticsOrigins() {
  const source = process.env.VITE_ANALYTICS_SRC ?? '';
  return /^https?:\/\//.test(source) ? [new URL(source).origin] : [];
}

/**
 * Inlines the stylesheets of the entry, so that the frame is painted without further requests. Their links stay,
 * disabled: the browser does not load them, and Vite's preloader takes them for loaded. Without them the first lazy
 * chunk that shares styles with the first view would load these again, and wait for them.
 */
async function inlineStyles(page) {
  const links = [...page.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g)];
  let result = page;
  for (const [tag, file] of links) {
    result = result.replace(tag, () => `<link rel="stylesheet" disabled href="/${file}">`);
    const css = await readFile(`${out}${file}`, 'utf8');
    result = result.replace('</head>', () => `<style>${css.trim()}</style></head>`);
  }
  return result;
}

/**
 * Runs each chunk of the first view as soon as it has arrived, in a task of its own while the next one is loading,
 * instead of all in one long task at the end. Module scripts keep their order: the entry, which imports the
 * others, comes last.
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

/** The feature library that contains a route's screen; null for screens of the app itself. */
const featureOf = (path) => /^libs\/feature-([^/]+)\//.exec(routeModule(path))?.[1] ?? null;

/** Addresses with an open overlay (libs/routing/src/overlay-search.ts). */
const WITH_OVERLAY = '/[?&](now|settings|qr|welcome)=/';

/**
 * Adds preloads for pages other than the home page: loaders and screen table of their feature, and the app's
 * texts, whose file depends on the locale (`preloadTexts`). Pages with an open overlay preload what names its code.
 */
function preloadScreens(page, manifest, routes) {
  const groups = preloadGroups(
    routes.map(({ path }) => ({ path, feature: featureOf(path) })),
    manifest,
  );
  const parts = Object.values(manifest).find(({ name }) => name === 'app-parts')?.file;
  if (!page.includes(LOADS_MARK)) throw new Error('index.html has no marker for the preloads');
  if (!parts) throw new Error('the build has no chunk app-parts');
  return page.replace(
    LOADS_MARK,
    () => `var files = ${WITH_OVERLAY}.test(location.search) ? ['${parts}'] : [];
        if (d.dataset.frame !== 'home')
          files = files.concat(
            (${JSON.stringify(groups)}.find(function (group) {
              return RegExp(group[0]).test(p);
            }) || ['']).slice(1),
            m.content,
          );
        files.forEach(function (file) {
          var l = document.createElement('link');
          l.rel = 'modulepreload';
          l.href = b + '/' + file;
          document.head.appendChild(l);
        });`,
  );
}

/**
 * Preloads the texts of the first view with what they import, together with its code, and names the files of the page's
 * texts: for its inline script and for the app, which then needs no list of all catalogs.
 */
function preloadTexts(page, manifest, locale) {
  const [shell, app] = ['shell', 'app'].map(
    (part) => Object.entries(manifest).find(([key]) => key.endsWith(`/catalogs/${locale}/${part}.po`))?.[1],
  );
  if (!shell || !app) throw new Error(`the manifest contains no texts of ${locale}`);
  const texts = `<meta name="qy-app-texts" content="${app.file}" data-locale="${locale}" data-shell="${shell.file}" data-app="${app.file}" />`;
  const links = [shell, ...(shell.imports ?? []).map((key) => manifest[key])].map(
    ({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  return page.replace('</head>', () => `${links.join('')}</head>`).replace(APP_TEXTS_MARK, () => texts);
}

function inlineScriptHashes(page) {
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
