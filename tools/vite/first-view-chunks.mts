import { existsSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { at } from '../lib/root.mjs';
import { FIRST_VIEW } from './first-view.mjs';
import { reachedModules } from './reached-modules.mts';

/** Matches ids of modules that end with a path. */
const endsWith = (path: string) =>
  new RegExp(`${path.startsWith('/') ? '' : '/'}${path.replace(/[.$]/g, '\\$&')}$`);
/** What opens the first view. */
const ROOTS = [endsWith(FIRST_VIEW.entry), endsWith(FIRST_VIEW.landing)] as const;
/**
 * Packages whose used parts belong to the first view; not Mantine, which only dialogs and menus use. None may be
 * left to the entry's own chunk: `first` would import from the chunk that imports it, and run before it (the size
 * check rejects such a cycle).
 */
const PACKAGE =
  /\/node_modules\/(?!@mantine\/|@floating-ui\/|react-remove-scroll|react-style-singleton|use-(sidecar|callback-ref)|tslib|@tanstack\/(react-)?virtual)/;

/**
 * Parts of those packages that no first view uses: packages are followed completely, which includes parts for
 * other screens.
 */
const UNUSED_PART =
  /\/(useQueries|useSuspenseQueries|queriesObserver|useInfiniteQuery|useSuspenseInfiniteQuery|useBlocker)\.js$/;

/** Calls that no first view sends, though their area's module exports them together with others. */
const UNUSED_CALLS =
  /\/contract\/src\/endpoints\/(music-library-administration|smart-playlists|lyric-edits)\.ts$/;

/** What other screens ask of the service before they show: no first view does, and the next page wants it at once. */
const LOADS = endsWith('libs/feature-music/src/music-loaders.ts');

/** Shared modules of pages with songs: what `roots` import statically, as far as it is one of `modules`. */
interface SharedChunk {
  /** source files without extension, relative to the repository's top folder */
  roots: readonly string[];
  /** source files without extension, with their styles; folders that end with `/`; ends of paths of packages */
  modules: readonly string[];
  /** source files without extension, below the folders of `modules`, that stay out: other pages need them, or none before a change */
  except?: readonly string[];
}

const icons = (...names: string[]) => names.map((name) => `/icons/Icon${name}.mjs`);

/** Left to the bundler, these would come in dozens of files, each shared by another set of pages. */
const SHARED: Readonly<Record<string, SharedChunk>> = {
  // What the home page loads by itself after its first view, with `music-loaders` and the texts of the app.
  idle: {
    roots: [
      'apps/web/src/shell/LibraryEntry',
      'apps/web/src/shell/SlowServiceMessage',
      'libs/feature-music/src/music-lazy-routes',
      'libs/ui/src/states/DrawingPicture',
      'libs/feature-music/src/screens/personal-recommendation/block-order/BlockOrderButton',
    ],
    modules: [
      'libs/feature-music/src/screens/personal-recommendation/block-order/BlockOrderButton',
      ...icons('LayoutList'),
      'apps/web/src/shell/LibraryEntry',
      'apps/web/src/shell/library-entry-place',
      'apps/web/src/shell/SlowServiceMessage',
      'apps/web/src/shell/use-library-shown',
      'libs/auth-gate/src/use-role',
      'libs/data-account/src/role-query',
      'libs/data-account/src/lazy-keys',
      'libs/feature-music/src/music-lazy-routes',
      'libs/query-kit/src/watch-slow-fetches',
      'libs/ui/src/states/DrawingPicture',
    ],
  },
  // What loads with the first sign that someone uses the page.
  active: {
    roots: [
      'apps/web/src/command-layer/CommandLayer',
      'apps/web/src/wiring/endless-queues',
      'apps/web/src/wiring/preload-likely-screens',
      'libs/player/src/player',
    ],
    modules: [
      'apps/web/src/command-layer/',
      'apps/web/src/gestures/',
      'apps/web/src/wiring/endless-queue',
      'apps/web/src/wiring/endless-queues',
      'apps/web/src/wiring/preload-likely-screens',
      'libs/command-palette/src/load-command-palette',
      'libs/mini-player/src/',
      'libs/player/src/',
      'libs/shortcuts/src/',
      'libs/ui/src/drag/',
    ],
    // Pages that play films, and private FM, have them too.
    except: ['libs/player/src/timing/loop-limits'],
  },
  songs: {
    roots: ['libs/track-list/src/SongTable', 'libs/track-list/src/SongTableSkeleton'],
    modules: ['libs/track-list/src/', 'libs/ui/src/media/PlayingIndicator'],
    except: [
      'libs/track-list/src/use-add-to-playlist',
      'libs/track-list/src/use-remove-from-playlist',
      'libs/track-list/src/compact/CompactSong',
      'libs/track-list/src/is-liked-songs',
      'libs/track-list/src/compact/CompactSongs',
      'libs/track-list/src/row-moves',
    ],
  },
  // Virtual lists.
  windows: {
    roots: ['libs/track-list/src/use-virtual-rows', 'libs/list-layout/src/render-queue/use-render-queue'],
    modules: [
      'libs/list-layout/src/render-queue/',
      'libs/list-layout/src/use-list-margin',
      'libs/list-layout/src/use-list-virtualizer',
      '/node_modules/@tanstack/virtual-core/',
    ],
  },
  // Lists of posts and comments: rows of variable height that keep the focus.
  rows: {
    roots: ['libs/list-layout/src/use-virtual-list', 'libs/list-layout/src/controls/use-row-focus-restore'],
    modules: [
      'libs/list-layout/src/use-virtual-list',
      'libs/list-layout/src/row-height-cache',
      'libs/list-layout/src/controls/use-row-focus-restore',
    ],
  },
  // Content of the last choice, dimmed while the next loads.
  stale: {
    roots: [
      'libs/list-layout/src/controls/StaleContent',
      'libs/list-layout/src/controls/use-deferred-content',
    ],
    modules: [
      'libs/list-layout/src/controls/StaleContent',
      'libs/list-layout/src/controls/use-deferred-content',
    ],
  },
  // The follow button, and every list that shows whether a user is followed.
  follow: {
    roots: ['libs/feature-social/src/people/FollowButton'],
    modules: ['libs/data-social/src/follow', 'libs/data-social/src/profile-shadow'],
  },
  collection: {
    roots: [
      'libs/media-ui/src/collection/DeferredSection',
      'libs/media-ui/src/collection/CollectionHead',
      'libs/media-ui/src/collection/CollectionHeadSkeleton',
      'libs/media-ui/src/collection/QueueAllButton',
      'libs/media-ui/src/collection/DownloadAllButton',
      'libs/media-ui/src/collection/use-share-page',
      'libs/media-ui/src/collection/use-subscription',
      'libs/track-actions/src/use-download',
    ],
    modules: [
      'libs/media-ui/src/collection/',
      'libs/share/src/use-share-dialog',
      'libs/data-music/src/download-queries',
      'libs/track-actions/src/use-download',
      ...icons('Download', 'PlaylistAdd', 'MessageCircle', 'StarFilled'),
    ],
    except: ['libs/media-ui/src/collection/DetailBoundary', 'libs/media-ui/src/collection/NotFoundState'],
  },
  // Loading the songs of a long playlist, also where no table is.
  'long-list-loading': {
    roots: ['libs/track-actions/src/sliced-playlist/play-sliced-playlist'],
    modules: [
      'libs/track-actions/src/sliced-playlist/sliced-playlist',
      'libs/track-actions/src/sliced-playlist/unavailable-track',
      'libs/track-actions/src/sliced-playlist/play-sliced-playlist',
    ],
  },
  'long-list': {
    roots: [
      'libs/playlist-actions/src/export/ExportButton',
      'libs/track-list/src/sliced/PlaylistSongTable',
      'libs/track-list/src/sliced/use-sliced-playlist',
      'libs/track-list/src/sliced/use-play-sliced-playlist',
    ],
    modules: [
      'libs/playlist-actions/src/export/ExportButton',
      'libs/track-list/src/sliced/PlaylistSongTable',
      'libs/track-list/src/sliced/use-sliced-playlist',
      'libs/track-list/src/sliced/use-play-sliced-playlist',
    ],
  },
  // Rows of choices above lists, and those of playlists and films by category.
  filters: {
    roots: ['libs/list-layout/src/controls/FilterBar', 'libs/list-layout/src/controls/QueryFilterRow'],
    modules: [
      'libs/list-layout/src/controls/FilterBar',
      'libs/list-layout/src/controls/QueryFilterRow',
      'libs/routing/src/use-search-change',
    ],
  },
  // Lists of the music libraries.
  library: {
    roots: [
      'libs/feature-catalogue/src/shared/use-paged-list',
      'libs/feature-catalogue/src/shared/InitialIndex',
      'libs/feature-catalogue/src/shared/FailedPages',
      'libs/feature-catalogue/src/shared/decade-of',
      'libs/data-music/src/library-queries',
    ],
    modules: [
      'libs/feature-catalogue/src/shared/use-paged-list',
      'libs/feature-catalogue/src/shared/InitialIndex',
      'libs/feature-catalogue/src/shared/FailedPages',
      'libs/feature-catalogue/src/shared/decade-of',
      'libs/data-music/src/library-queries',
      'libs/data-music/src/library-keys',
      '/react-query/build/modern/useQueries.js',
      '/query-core/build/modern/queriesObserver.js',
    ],
  },
  categories: {
    roots: [
      'libs/feature-music/src/shared/PlaylistsHeading',
      'libs/feature-music/src/shared/CategoryRow',
      'libs/list-layout/src/controls/CategoryButton',
    ],
    modules: [
      'libs/feature-music/src/shared/PlaylistsHeading',
      'libs/feature-music/src/shared/CategoryRow',
      'libs/list-layout/src/controls/CategoryButton',
      ...icons('LayoutGrid'),
    ],
  },
  // Names in tables and cards: their badges and their order.
  names: {
    roots: ['libs/ui/src/controls/Badge', 'libs/list-layout/src/controls/use-dictionary'],
    modules: ['libs/ui/src/controls/Badge', 'libs/list-layout/src/controls/use-dictionary'],
  },
  // The login gate of personal pages, links to users, playing from a moment of a song.
  gate: {
    roots: [
      'libs/auth-gate/src/PersonalGate',
      'libs/auth-gate/src/PersonLink',
      'libs/track-actions/src/seek-once-current',
    ],
    modules: [
      'libs/auth-gate/src/PersonalGate',
      'libs/auth-gate/src/PersonLink',
      'libs/track-actions/src/seek-once-current',
    ],
  },
  // Heads of pages of users and artists.
  'follow-icons': { roots: icons('UserCheck', 'UserPlus'), modules: icons('UserCheck', 'UserPlus') },
  moves: {
    roots: ['libs/track-list/src/use-row-moves'],
    modules: ['libs/track-list/src/row-moves', 'libs/ui/src/drag/'],
  },
};

/** React, and the module that loads it: a chunk of its own, run in a task of its own (apps/web/post-build.mjs). */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/apps\/web\/src\/react-root\.ts$/;

/** Matches the source module of a stem, or a package's file. */
const startOf = (path: string) => (path.startsWith('/') ? endsWith(path) : new RegExp(`/${path}\\.tsx?$`));

/** A package's file, or any file of a source's stem. */
const files = (path: string) => (path.startsWith('/') ? path : `/${path}.`);

const listed = Object.values(SHARED).flatMap(({ roots, modules, except = [] }) => [
  ...roots,
  ...modules,
  ...except,
]);
const stale = listed
  .filter((path) => !path.startsWith('/'))
  .filter((path) => !['', '.ts', '.tsx'].some((extension) => existsSync(at(`${path}${extension}`))));
if (stale.length > 0)
  throw new Error(`first-view-chunks.mts lists files that do not exist: ${stale.join(', ')}`);

type GetModuleInfo = Rolldown.ChunkingContext['getModuleInfo'];

/**
 * Assigns the modules of the first view to chunks: `react`, `vendor` for other packages, `first` for own code, and
 * `music-loaders` for the route loaders of other screens; also the modules of pages with songs (`SHARED`). This
 * gives a few files instead of dozens; everything else is left to the bundler.
 */
export function firstViewChunks() {
  let first: Set<string> | null = null;
  let loads: Set<string> | null = null;
  let shared: [name: string, modules: Set<string>][] | null = null;
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    const getModuleInfo: GetModuleInfo = (moduleId) => context.getModuleInfo(moduleId);
    first ??= reachedModules(findModules(id, getModuleInfo, ROOTS), getModuleInfo);
    loads ??= reachedModules(findModules(id, getModuleInfo, [LOADS]), getModuleInfo);
    // The entry stays a separate file, because Vite cannot write a page with an empty entry.
    if (ROOTS[0].test(id)) return null;
    if (first.has(id)) {
      if (REACT.test(id)) return 'react';
      if (UNUSED_CALLS.test(id)) return null;
      if (!id.includes('/node_modules/')) return 'first';
      return PACKAGE.test(id) && !UNUSED_PART.test(id) ? 'vendor' : null;
    }
    if (loads.has(id) && !id.includes('/node_modules/')) return 'music-loaders';
    shared ??= Object.entries(SHARED).map(([name, { roots, modules, except = [] }]) => {
      const reached = reachedModules(findModules(id, getModuleInfo, roots.map(startOf)), getModuleInfo);
      const belongs = (each: string) => isOneOf(each, modules) && !isOneOf(each, except);
      return [name, new Set([...reached].filter(belongs))];
    });
    return shared.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
}

/** Whether a module is one of the files, or lies below one of the folders. */
const isOneOf = (id: string, paths: readonly string[]): boolean =>
  paths.some((path) => id.includes(path.endsWith('/') ? path : files(path)));

/** Modules by name, found by walking the whole graph from any module of it, upwards and downwards. */
function findModules(anyId: string, getModuleInfo: GetModuleInfo, names: readonly RegExp[]): string[] {
  const seen = new Set<string>();
  const queue = [anyId];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const info = getModuleInfo(id);
    if (info)
      queue.push(
        ...info.importers,
        ...info.dynamicImporters,
        ...info.importedIds,
        ...info.dynamicallyImportedIds,
      );
  }
  const found = names.map((name) => [...seen].filter((id) => name.test(id)));
  const stale = names.filter((_, index) => found[index]?.length === 0);
  if (stale.length > 0) throw new Error(`no module matches ${stale.join(', ')} (first-view-chunks.mts)`);
  return found.flat();
}
