import { type BuiltScreen, defineScreen, type ScreenLoadArgs, type ScreenPath } from './screen-table.ts';

/** The `load`s of some screens, by their path. */
export type ScreenLoads<Path extends ScreenPath> = {
  [Each in Path]: (args: ScreenLoadArgs<Each>) => Promise<unknown> | void;
};

/**
 * The `load`s of screens that the first view does without, in a chunk of their own. Where that is lost, a screen asks for
 * what it needs itself.
 */
export function laterLoads<Path extends ScreenPath>(get: () => Promise<ScreenLoads<Path>>) {
  let loads: ScreenLoads<Path> | null = null;
  return <Each extends Path>(path: Each) =>
    async (args: ScreenLoadArgs<Each>): Promise<void> => {
      loads ??= await get().catch(() => null);
      await loads?.[path](args);
    };
}

/** Where the code of some screens is, by their path. */
export type ScreenViews<Path extends ScreenPath> = Record<Path, BuiltScreen<ScreenPath>['view']>;

/**
 * Screens that load what they need, and their code, by way of a chunk of loads and one of views: the names of their files
 * are many, and the first view does without them.
 */
export function laterScreens<Path extends ScreenPath>(
  getLoads: () => Promise<ScreenLoads<Path>>,
  getViews: () => Promise<ScreenViews<Path>>,
) {
  const later = laterLoads(getLoads);
  return <Each extends Path>(path: Each) =>
    defineScreen(path, { load: later(path), view: () => getViews().then((views) => views[path]()) });
}
