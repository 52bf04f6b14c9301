import type { QueryClient } from '@tanstack/react-query';
import type { SessionState } from './session-state.ts';

/** What routes get injected; made once in the app's composition root. */
export interface RouterContext {
  queryClient: QueryClient;
  /** read at each navigation, never kept */
  session: { get(): SessionState };
  /** id → screen; loosely typed here, strictly by `ScreenTable` where the app puts it together */
  screens: Readonly<Record<string, LooseScreen>>;
}

export interface LooseScreen {
  load?: (args: never) => Promise<unknown> | void;
  view: () => Promise<unknown>;
}
