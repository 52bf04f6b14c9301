import { unbuilt, type ScreenTable } from '@qingyin/routing';

/** The social screens; none is built yet. */
export const socialScreens = {
  '/attention': unbuilt(),
  '/care/dynamic/$uid': unbuilt(),
  '/care/follows/$uid': unbuilt(),
  '/care/fan/$uid': unbuilt(),
  '/homepage/$uid': unbuilt(),
  '/hot-comment-list/$id/$type': unbuilt(),
} satisfies Pick<
  ScreenTable,
  | '/attention'
  | '/care/dynamic/$uid'
  | '/care/follows/$uid'
  | '/care/fan/$uid'
  | '/homepage/$uid'
  | '/hot-comment-list/$id/$type'
>;
