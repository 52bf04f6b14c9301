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
  'apps/web/src/hands/',
  'apps/web/src/test-page/',
  'apps/web/src/overlays/',
  'libs/feature-music/src/shared/CategoryRow.tsx',
  'libs/feature-music/src/shared/region-names.ts',
  'libs/media-kit/src/browse/',
  'libs/media-kit/src/charts/',
  'libs/media-kit/src/collection/',
  'libs/media-kit/src/comments/',
  'libs/media-kit/src/crop/',
  'libs/media-kit/src/export/',
  'libs/media-kit/src/folders/',
  'libs/media-kit/src/long-list/',
  'libs/media-kit/src/lyrics/',
  'libs/media-kit/src/marks/catalogue-tags.ts',
  'libs/media-kit/src/people/',
  'libs/media-kit/src/people-report/',
  'libs/media-kit/src/posts/',
  'libs/media-kit/src/queue/',
  'libs/media-kit/src/radio/',
  'libs/media-kit/src/share/',
  'libs/media-kit/src/songs/',
  'libs/media-kit/src/studio.ts',
  'libs/media-kit/src/studio/',
  'libs/media-kit/src/words/',
  'libs/player-react/src/more/',
  // Songs are dragged from tables, which the first view has none of.
  'libs/player-react/src/queue/use-add-dropped.ts',
];

/** What only who looks after their own music reads, or chooses a part of a picture. */
const mine = ['libs/feature-library/src/', 'libs/media-kit/src/crop/'];
/** What only who watches MVs and videos reads. */
const films = ['libs/feature-video/src/'];
/** What only who reads comments or writes reads. */
const talk = ['libs/media-kit/src/comments/', 'libs/media-kit/src/words/'];
/** What only who looks at people reads. */
const people = [
  'libs/feature-social/src/',
  'libs/media-kit/src/people/',
  'libs/media-kit/src/people-report/',
  'apps/web/src/overlays/notices/',
];
/** What only who logs in, or looks after their account or the service, reads. */
const account = [
  'libs/feature-account/src/',
  'apps/web/src/overlays/QrConfirm.tsx',
  'apps/web/src/overlays/qr-confirm/',
  'apps/web/src/overlays/settings/',
];

/** What only who uses keys, or opens the palette, reads. */
const hands = ['apps/web/src/hands/', 'apps/web/src/overlays/settings/keys/'];

/** What only who opens the player's settings, its sound or its queue reads, or has a song play. */
const player = [
  'libs/player-react/src/more/',
  'libs/media-kit/src/lyrics/LyricLookFields.tsx',
  'libs/media-kit/src/lyrics/LyricSettings.tsx',
  'libs/media-kit/src/lyrics/learn/',
  'libs/media-kit/src/lyrics/pick/',
  'libs/media-kit/src/lyrics/picture/',
  'libs/media-kit/src/lyrics/small/',
  'libs/media-kit/src/queue/',
  'apps/web/src/overlays/small-window/',
  'apps/web/src/overlays/sound/',
];

/** What only who edits lyrics reads. */
const studio = ['libs/media-kit/src/studio/', 'apps/web/src/overlays/Studio.tsx'];

const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.(spec|test-page|test-d)\./.test(path);
const isFirst = (path: string) =>
  firstView.some((start) => path.startsWith(start)) &&
  !notInFirstView.some((start) => path.startsWith(start));

/** Catalogs of parts of the product that come with their screens. */
const parts = Object.entries({ hands, account, films, mine, people, player, studio, talk });
const partOf = (path: string) =>
  parts.find(([, starts]) => starts.some((start) => path.startsWith(start)))?.[0];

function filesBelow(folder: string): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`).split(sep).join('/'))
    .filter(isSource);
}

const libraries = readdirSync(`${root}libs`).map((name) => `libs/${name}/src`);
// Each file is in exactly one of the catalogs, so that no text can be forgotten by all.
const sources = ['apps/web/src', ...libraries].flatMap(filesBelow);
const include = (paths: string[]) => paths.map((path) => `<rootDir>/${path}`);

/** The catalogs of a locale: what the first view says, what some screens alone say, the rest (docs/architecture.md, "Languages"). */
export default defineConfig({
  sourceLocale: 'zh-CN',
  locales: ['zh-CN', 'zh-TW', 'en-US'],
  fallbackLocales: { default: 'zh-CN' },
  format: formatter({ lineNumbers: false }),
  catalogs: ['first', 'rest', ...parts.map(([name]) => name)].map((name) => ({
    path: `<rootDir>/libs/i18n/src/catalogs/{locale}/${name}`,
    include: include(sources.filter((path) => (isFirst(path) ? 'first' : (partOf(path) ?? 'rest')) === name)),
  })),
});
