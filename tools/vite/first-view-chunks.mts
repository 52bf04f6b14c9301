import type { Rolldown } from 'vite';

/** What opens the first view: the entry and the landing page's screen. */
const ROOTS = [/\/apps\/web\/src\/main\.tsx$/, /\/screens\/personal-recommendation\/route\.tsx$/] as const;
/** Parts that the libraries' index files re-export and that no first view draws; they belong to their screens. */
const ELSEWHERE =
  /\/libs\/(media-kit\/src\/(songs|collection)|ui\/src\/fields|data-library\/src\/changes)\/|\/libs\/i18n\/src\/validation\./;
/**
 * Packages whose used parts belong to the first view: of Mantine its provider, not the components that only dialogs and
 * menus draw. None may be left to the entry's own chunk: `first` would import from the chunk that imports it, and run
 * before it (the size check refuses such a circle).
 */
const PACKAGE = new RegExp(
  [
    '/node_modules/(?!@mantine/|@floating-ui/|react-remove-scroll|react-style-singleton|use-(sidecar|callback-ref)|tslib|@tanstack/(react-)?virtual)',
    '/@mantine/core/esm/core/(MantineProvider|DirectionProvider|utils/(keys|deep-merge|filter-props|units-converters))/',
    '/@mantine/hooks/esm/use-(isomorphic-effect|mutation-observer)/',
  ].join('|'),
);

/** React and the module that wakes it: a chunk of its own, run in a task of its own (apps/web/post-build.mjs). */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/apps\/web\/src\/react-root\.ts$/;

type GetModuleInfo = Rolldown.ChunkingContext['getModuleInfo'];

/**
 * Names the chunk of each module of the first view: `react`, `vendor` for other packages, `first` for our own. Three
 * files instead of two dozen, whatever other screens share with the first one; everything else is left to the bundler.
 */
export function firstViewChunks() {
  let closure: Set<string> | null = null;
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    closure ??= closureOf(id, (moduleId) => context.getModuleInfo(moduleId));
    // The entry stays a file of its own: Vite cannot write a page whose entry is empty.
    if (!closure.has(id) || ROOTS[0].test(id)) return null;
    if (REACT.test(id)) return 'react';
    if (!id.includes('/node_modules/')) return 'first';
    return PACKAGE.test(id) ? 'vendor' : null;
  };
}

function closureOf(anyId: string, getModuleInfo: GetModuleInfo): Set<string> {
  const entry = findRoots(anyId, getModuleInfo);
  const reached = new Set<string>();
  const queue = [...entry];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id) || ELSEWHERE.test(id)) continue;
    reached.add(id);
    queue.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/** The roots, found by walking the whole graph from any module of it, upwards and downwards. */
function findRoots(anyId: string, getModuleInfo: GetModuleInfo): string[] {
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
  return [...seen].filter((id) => ROOTS.some((root) => root.test(id)));
}
