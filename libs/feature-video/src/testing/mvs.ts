import type { MvBrief } from '@qingyin/contract';

/** MV of a list with the fields the screens read; the artist's id is `1000 + id`. */
export const mv = (id: number, name: string): MvBrief =>
  ({
    id,
    name,
    cover: `/media/img/mv-${id}.jpg`,
    playCount: 12_000,
    artists: [{ id: 1000 + id, name: `歌手${id}` }],
    duration: 61_000,
  }) as MvBrief;
