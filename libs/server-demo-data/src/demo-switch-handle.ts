import type { DemoState } from '@qingyin/demo-seed';

/** The switch of the demo catalogue, see `createDemoSwitch`. */
export interface DemoSwitch {
  /** Whether the demo catalogue is in the database, as last seen by this process. */
  readonly present: boolean;
  /** Share of the running change that is done, from 0 to 1; null while nothing is changing in this process. */
  readonly progress: number | null;
  /** Starts to add or remove the demo catalogue, and answers the question whether it stays. */
  set(on: boolean): Promise<DemoState>;
  /** Continues a change that was interrupted. */
  resume(): Promise<void>;
  /** Resolves when no change is running in this process. */
  finished(): Promise<void>;
  /** Stops the running change between two steps; `resume` continues it. */
  stop(): Promise<void>;
}
