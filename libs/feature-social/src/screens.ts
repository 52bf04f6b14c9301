import { laterScreens, type ScreenTable, unbuilt } from '@qingyin/routing';
import type { Loaded } from './social-loads.ts';

const screen = laterScreens<Loaded>(
  () => import('./social-loads.ts').then(({ loads }) => loads),
  () => import('./social-views.ts').then(({ views }) => views),
);

/** The social screens: what each needs before it shows, and where its code is. */
export const socialScreens = {
  '/attention': unbuilt(),
  '/care/dynamic/$uid': unbuilt(),
  '/care/follows/$uid': unbuilt(),
  '/care/fan/$uid': unbuilt(),
  '/homepage/$uid': screen('/homepage/$uid'),
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
