import { defineScreen, laterLoads, type ScreenTable, unbuilt } from '@qingyin/routing';
import type { Loaded } from './social-loads.ts';

const later = laterLoads(() => import('./social-loads.ts').then(({ loads }) => loads));

/** The social screens: what each needs before it shows, and where its code is. */
export const socialScreens = {
  '/attention': unbuilt(),
  '/care/dynamic/$uid': unbuilt(),
  '/care/follows/$uid': unbuilt(),
  '/care/fan/$uid': unbuilt(),
  '/homepage/$uid': defineScreen('/homepage/$uid', {
    load: later('/homepage/$uid'),
    view: () => import('./screens/homepage/route.tsx').then(({ route }) => route),
  }),
  '/hot-comment-list/$id/$type': unbuilt(),
} satisfies Pick<
  ScreenTable,
  | Loaded
  | '/attention'
  | '/care/dynamic/$uid'
  | '/care/follows/$uid'
  | '/care/fan/$uid'
  | '/hot-comment-list/$id/$type'
>;
