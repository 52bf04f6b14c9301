import { loadChunk } from '@qingyin/http-client';
import type { Screen, ScreenLoadArgs, ScreenPath } from './screen-table.ts';

/** The `load`s of some screens, by their path. */
export type ScreenLoads<Path extends ScreenPath> = {
  [Each in Path]: (args: ScreenLoadArgs<Each>) => Promise<unknown> | void;
};

/** Where the code of some screens is, by their path. */
export type ScreenViews<Path extends ScreenPath> = Record<Path, Screen['view']>;

/**
 * Screens whose `load`s and whose files' names, of which there are many, the first view does without: each in a chunk of its
 * own, which their pages preload (apps/web/post-build.mjs). Where the loads are lost or late, a screen asks for what it
 * needs itself; where the views are, its page says so and tries again.
 */
export function laterScreens<Path extends ScreenPath>(
  getLoads: () => Promise<ScreenLoads<Path>>,
  getViews: () => Promise<ScreenViews<Path>>,
) {
  let loads: ScreenLoads<Path> | null = null;
  return <Each extends Path>(path: Each): Screen<Each> => ({
    load: async (args) => {
      loads ??= await loadChunk(getLoads).catch(() => null);
      await loads?.[path](args);
    },
    view: () => getViews().then((views) => views[path]()),
  });
}
