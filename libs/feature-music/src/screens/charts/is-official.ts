import type { Chart } from '@qingyin/data-music';

/** Peers tell official charts by their type, or only by the songs that come with them (contract page, 4.15). */
export const isOfficial = ({ ToplistType, tracks }: Chart): boolean =>
  ToplistType !== undefined || tracks.length > 0;
