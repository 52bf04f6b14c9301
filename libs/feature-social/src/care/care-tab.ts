/** The parts of /care: what somebody posted, whom they follow, who follows them. */
export type CareTab = 'dynamic' | 'follows' | 'fan';

/** Where a part of somebody's /care is. */
export const carePaths = {
  dynamic: '/care/dynamic/$uid',
  follows: '/care/follows/$uid',
  fan: '/care/fan/$uid',
} as const satisfies Record<CareTab, string>;

const tabs = Object.entries(carePaths) as [CareTab, string][];

/** The part that a route shows. */
export const careTabOf = (path: string | undefined): CareTab =>
  tabs.find(([, each]) => each === path)?.[0] ?? 'dynamic';
