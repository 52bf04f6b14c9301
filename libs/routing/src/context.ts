import type { QueryClient } from '@tanstack/react-query';
import type { SessionState } from './session-state.ts';

/** Dependencies of routes, created once in the app's composition root. */
export interface RouterContext {
  queryClient: QueryClient;
  /** read at each navigation */
  session: { get(): SessionState };
  /** screens by id; loosely typed here, strictly by `ScreenTable` in the app */
  screens: Readonly<Record<string, UntypedScreen>>;
  /** longest time that a page waits for the data of its `load`, ms; default 4000 */
  dataPatienceMs?: number;
}

/** A screen without the types of its route. */
export interface UntypedScreen {
  load?: (args: never) => Promise<unknown> | void;
  view: () => Promise<unknown>;
}
