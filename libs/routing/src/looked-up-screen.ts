import type { UntypedScreen } from './context.ts';
import type { ScreenPath, ScreenTable } from './screen-table.ts';

/**
 * A screen that is looked up when it is needed. If the table does not load, `load` resolves without data, which the screen
 * fetches itself, and `view` rejects.
 */
export function lookedUpScreen(
  path: ScreenPath,
  loadScreens: () => Promise<Partial<ScreenTable>>,
): UntypedScreen {
  const find = async () => (await loadScreens())[path] as UntypedScreen | undefined;
  return {
    load: async (args) => {
      const screen = await find().catch(() => undefined);
      await screen?.load?.(args);
    },
    view: async () => {
      const screen = await find();
      if (!screen) throw new Error(`no screen for ${path}`);
      return screen.view();
    },
  };
}
