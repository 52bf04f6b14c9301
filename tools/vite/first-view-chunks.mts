import type { Rolldown } from 'vite';
import { FIRST_VIEW } from './first-view.mjs';
import { reachedModules } from './reached-modules.mts';

const endsWith = (path: string) => new RegExp(`/${path.replace(/[.$]/g, '\\$&')}$`);
/** What opens the first view. */
const ROOTS = [endsWith(FIRST_VIEW.entry), endsWith(FIRST_VIEW.landing)] as const;
/**
 * Packages whose used parts belong to the first view: not Mantine, which only dialogs and menus draw with. None may be left
 * to the entry's own chunk: `first` would import from the chunk that imports it, and run before it (the size check refuses
 * such a circle).
 */
const PACKAGE =
  /\/node_modules\/(?!@mantine\/|@floating-ui\/|react-remove-scroll|react-style-singleton|use-(sidecar|callback-ref)|tslib|@tanstack\/(react-)?virtual)/;

/** Parts of those packages that no first view uses: packages are followed whole, and these came along for other screens. */
const UNUSED_PART =
  /\/(useQueries|useSuspenseQueries|queriesObserver|useInfiniteQuery|useSuspenseInfiniteQuery|useBlocker)\.js$/;

/** What other screens ask of the service before they show: no first view does, and the next page wants it at once. */
const LOADS = /\/libs\/feature-music\/src\/music-loads\.ts$/;

/**
 * What every page with a table of songs is drawn by, and what stands above one: from `root` on, as far as it lies in
 * `place`. Left to the bundler it would come in dozens of files, each shared by other pages than the next.
 */
const SHARED = {
  songs: {
    root: /\/libs\/media-kit\/src\/songs\/SongTable(Skeleton)?\.tsx$/,
    // Without what other pages want of it, or nobody before a change.
    place:
      /\/libs\/media-kit\/src\/songs\/(?!use-add-to-list|use-removal|use-dictionary|liked-list|OfferButton|FilterInput|row-moves)|\/PlayingMark\./,
  },
  // What every list is drawn by that holds only the rows that are seen.
  windows: {
    root: /\/libs\/media-kit\/src\/songs\/use-row-window\.ts$/,
    place: /\/layout\/use-list-(margin|virtualizer)\.ts$|\/node_modules\/@tanstack\/virtual-core\//,
  },
  // Following somebody, and every list that says whether one does.
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
  // What stands before pages of one's own, leads to people, and to a moment of a song.
  gate: {
    root: /\/libs\/media-kit\/src\/(access\/Person(alGate|Link)\.tsx|actions\/start-from\.ts)$/,
    place: /\/libs\/media-kit\/src\/(access\/(PersonalGate|PersonLink)|actions\/start-from)\./,
  },
  // Heads of people and singers have them.
  'follow-icons': {
    root: /\/icons\/IconUser(Check|Plus)\.mjs$/,
    place: /\/icons\/IconUser(Check|Plus)\.mjs$/,
  },
  moves: {
    root: /\/libs\/media-kit\/src\/songs\/use-row-moves\.ts$/,
    place: /\/libs\/(media-kit\/src\/songs\/row-moves|ui\/src\/drag\/)/,
  },
} as const;

/** React and the module that wakes it: a chunk of its own, run in a task of its own (apps/web/post-build.mjs). */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/apps\/web\/src\/react-root\.ts$/;

type GetModuleInfo = Rolldown.ChunkingContext['getModuleInfo'];

/**
 * Names the chunk of each module of the first view: `react`, `vendor` for other packages, `first` for our own, and
 * `music-loads` for what the other screens ask of the service; and of the modules of pages with songs (`SHARED`). Few files
 * instead of dozens, whatever other screens share with these; everything else is left to the bundler.
 */
export function firstViewChunks() {
  let first: Set<string> | null = null;
  let loads: Set<string> | null = null;
  let shared: [name: string, modules: Set<string>][] | null = null;
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    const getModuleInfo: GetModuleInfo = (moduleId) => context.getModuleInfo(moduleId);
    first ??= reachedModules(findModules(id, getModuleInfo, ROOTS), getModuleInfo);
    loads ??= reachedModules(findModules(id, getModuleInfo, [LOADS]), getModuleInfo);
    // The entry stays a file of its own: Vite cannot write a page whose entry is empty.
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
  if (stale.length > 0)
    throw new Error(`no module is named like ${stale.join(', ')} (first-view-chunks.mts)`);
  return found.flat();
}
