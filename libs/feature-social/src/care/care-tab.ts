/** Tabs of /care: the user's posts, follows and fans. */
export type CareTab = 'dynamic' | 'follows' | 'fan';

/** Route path of each tab of /care. */
export const carePaths = {
  dynamic: '/care/dynamic/$uid',
  follows: '/care/follows/$uid',
  fan: '/care/fan/$uid',
} as const satisfies Record<CareTab, string>;

const tabs = Object.entries(carePaths) as [CareTab, string][];

/** Tab of a route path; `dynamic` for unknown paths. */
export const careTabOf = (path: string | undefined): CareTab =>
  tabs.find(([, each]) => each === path)?.[0] ?? 'dynamic';
