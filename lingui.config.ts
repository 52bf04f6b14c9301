import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What /personal-recommendation may say before any other screen was opened; all other texts come with the rest. */
const firstView = [
  'apps/web/src/',
  'libs/ui/src/',
  'libs/player-react/src/',
  'libs/routing/src/',
  'libs/media-kit/src/',
  'libs/feature-music/src/shared/',
  'libs/feature-music/src/screens/personal-recommendation/',
];
/** Parts of those that open on other screens only, or load the rest themselves. */
const notInFirstView = [
  'apps/web/src/test-page/',
  'apps/web/src/overlays/',
  'libs/media-kit/src/collection/',
  'libs/media-kit/src/songs/',
];

const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.(spec|test-page|test-d)\./.test(path);
const isFirst = (path: string) =>
  firstView.some((start) => path.startsWith(start)) &&
  !notInFirstView.some((start) => path.startsWith(start));

function filesBelow(folder: string): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`).split(sep).join('/'))
    .filter(isSource);
}

const libraries = readdirSync(`${root}libs`).map((name) => `libs/${name}/src`);
// Each file is in exactly one of the two catalogs, so that no text can be forgotten by both.
const sources = ['apps/web/src', ...libraries].flatMap(filesBelow);
const include = (paths: string[]) => paths.map((path) => `<rootDir>/${path}`);

/** Two catalogs per locale: what the first view says, and the rest (docs/architecture.md, "Languages"). */
export default defineConfig({
  sourceLocale: 'zh-CN',
  locales: ['zh-CN', 'zh-TW', 'en-US'],
  fallbackLocales: { default: 'zh-CN' },
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/libs/i18n/src/catalogs/{locale}/first',
      include: include(sources.filter(isFirst)),
    },
    {
      path: '<rootDir>/libs/i18n/src/catalogs/{locale}/rest',
      include: include(sources.filter((path) => !isFirst(path))),
    },
  ],
});
