import { loadChunk } from '@qingyin/http-client';
import type { Screen, ScreenLoadArgs, ScreenPath } from './screen-table.ts';

/** The `load` functions of some screens, by path. */
export type ScreenLoads<Path extends ScreenPath> = {
  [Each in Path]: (args: ScreenLoadArgs<Each>) => Promise<unknown> | void;
};

/** The code of some screens, by path. */
export type ScreenViews<Path extends ScreenPath> = Record<Path, Screen['view']>;

/**
 * Lazy screens: their `load` functions and chunk names are not part of the first bundle, but in two chunks of
 * their own, which pages preload (apps/web/post-build.mjs). If the loads fail or are late, screens fetch their
 * data themselves; if the views fail, the page shows an error with a retry.
 */
export function lazyScreens<Path extends ScreenPath>(
  getLoads: () => Promise<ScreenLoads<Path>>,
  getViews: () => Promise<ScreenViews<Path>>,
) {
  let loads: ScreenLoads<Path> | null = null;
  return <Each extends Path>(path: Each): Screen<Each> => ({
    load: async (args) => {
      loads ??= await loadChunk(getLoads).catch(() => null);
      await loads?.[path](args);
    },
    view: async () => {
      const views = await getViews();
      // The calls of `load` go out first: a browser sends six requests at a time to a server without HTTP/2.
      await new Promise((resolve) => setTimeout(resolve));
      return views[path]();
    },
  });
}
