import type { MvBrief } from '@qingyin/contract';

/** An MV of a list, as little of it as the screens read; who sings has its number, too. */
export const mv = (id: number, name: string): MvBrief =>
  ({
    id,
    name,
    cover: `/media/img/mv-${id}.jpg`,
    playCount: 12_000,
    artists: [{ id: 1000 + id, name: `歌手${id}` }],
    duration: 61_000,
  }) as MvBrief;
