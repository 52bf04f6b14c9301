import type { Chart } from '@qingyin/data-music';

/**
 * Whether a chart is official. Some services mark it by `ToplistType`, others only by including songs
 * (docs/specification/contract/discover.md#charts).
 */
export const isOfficial = ({ ToplistType, tracks }: Chart): boolean =>
  ToplistType !== undefined || tracks.length > 0;
