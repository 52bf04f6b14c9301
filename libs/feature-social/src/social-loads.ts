import type { ScreenLoads } from '@qingyin/routing';
import { loadHomepage } from './screens/homepage/load.ts';

/** Screens that have something to ask for before they show. */
export type Loaded = '/homepage/$uid';

/** What the screens need before they show. */
export const loads: ScreenLoads<Loaded> = {
  '/homepage/$uid': loadHomepage,
};
