import type { ScreenLoadArgs, ScreenPath } from './screen-table.ts';

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
