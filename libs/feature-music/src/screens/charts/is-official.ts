import type { Chart } from '@qingyin/data-music';

/**
 * Whether a chart is official. Some services mark it by `ToplistType`, others only by including songs (contract
 * page, 4.15).
 */
export const isOfficial = ({ ToplistType, tracks }: Chart): boolean =>
  ToplistType !== undefined || tracks.length > 0;
