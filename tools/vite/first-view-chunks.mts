import type { Rolldown } from 'vite';
import { FIRST_VIEW } from './first-view.mjs';
import { reachedModules } from './reached-modules.mts';

const endsWith = (path: string) => new RegExp(`/${path.replace(/[.$]/g, '\\$&')}$`);
/** Root modules of the first view. */
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

/** Route loaders of other screens: not used by the first view, but needed by the next page at once. */
const LOADS = /\/libs\/feature-music\/src\/music-loads\.ts$/;

/**
 * Shared chunks of pages with song tables: modules reached from `root` as far as their path matches `place`. The
 * bundler alone would split them into dozens of files by the pages that share them.
 */
const SHARED = {
  songs: {
    root: /\/libs\/media-kit\/src\/songs\/SongTable(Skeleton)?\.tsx$/,
    // Without modules that only other pages use, or that are needed only after a change.
    place:
      /\/libs\/media-kit\/src\/songs\/(?!use-add-to-list|use-removal|use-dictionary|liked-list|OfferButton|FilterInput|row-moves)|\/PlayingMark\./,
  },
  // Modules of virtual lists.
  windows: {
    root: /\/libs\/media-kit\/src\/songs\/use-row-window\.ts$/,
    place: /\/layout\/use-list-(margin|virtualizer)\.ts$|\/node_modules\/@tanstack\/virtual-core\//,
  },
  // Following users, and lists that show whether a user is followed.
  follow: {
    root: /\/libs\/feature-social\/src\/people\/FollowButton\.tsx$/,
    place: /\/libs\/data-social\/src\/(follow|people-in-caches)\.ts$/,
  },
  collection: {
    root: /\/libs\/media-kit\/src\/collection\/(BelowSongs|CollectionHead(Skeleton)?|(QueueAll|DownloadAll)Button|use-(share|subscription))\.tsx?$/,
    place:
      /\/libs\/media-kit\/src\/(collection\/(?!DetailBoundary|NotThere)|share\/use-sharing)|\/download-queries\.ts$|\/icons\/Icon(Download|PlaylistAdd|MessageCircle|StarFilled)\.mjs$/,
  },
  'long-list': {
    root: /\/libs\/media-kit\/src\/long-list\/(LongListSongs|use-(play-)?long-list)\.tsx?$/,
    place: /\/libs\/media-kit\/src\/long-list\/(LongListSongs|use-(play-)?long-list)\./,
  },
  // Login gates of personal pages, links to users, and playback from a moment of a song.
  gate: {
    root: /\/libs\/media-kit\/src\/(access\/Person(alGate|Link)\.tsx|actions\/start-from\.ts)$/,
    place: /\/libs\/media-kit\/src\/(access\/(PersonalGate|PersonLink)|actions\/start-from)\./,
  },
  // Icons in the headers of users and artists.
  'follow-icons': {
    root: /\/icons\/IconUser(Check|Plus)\.mjs$/,
    place: /\/icons\/IconUser(Check|Plus)\.mjs$/,
  },
  moves: {
    root: /\/libs\/media-kit\/src\/songs\/use-row-moves\.ts$/,
    place: /\/libs\/(media-kit\/src\/songs\/row-moves|ui\/src\/drag\/)/,
  },
} as const;

/** React, and the module that loads it: a chunk of its own, run in a task of its own (apps/web/post-build.mjs). */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/apps\/web\/src\/react-root\.ts$/;

type GetModuleInfo = Rolldown.ChunkingContext['getModuleInfo'];

/**
 * Assigns the modules of the first view to chunks: `react`, `vendor` for other packages, `first` for own code, and
 * `music-loads` for the route loaders of other screens; also the modules of pages with songs (`SHARED`). This
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
      if (!id.includes('/node_modules/')) return 'first';
      return PACKAGE.test(id) && !UNUSED_PART.test(id) ? 'vendor' : null;
    }
    if (loads.has(id) && !id.includes('/node_modules/')) return 'music-loads';
    shared ??= Object.entries(SHARED).map(([name, { root, place }]) => {
      const reached = reachedModules(findModules(id, getModuleInfo, [root]), getModuleInfo);
      return [name, new Set([...reached].filter((each) => place.test(each)))];
    });
    return shared.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
}

/** Finds modules by pattern; walks the whole graph from any of its modules, in both directions. */
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
