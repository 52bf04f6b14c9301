import { ALL_PLAYLISTS, type PlaylistFilter } from '@qingyin/data-music';

/** What the page's address may say. */
interface SongListSearch {
  cat?: string;
  order?: 'new';
  page?: number;
}

/** What an address asks for. */
export const filterOf = ({ cat, order, page }: SongListSearch): PlaylistFilter => ({
  cat: cat ?? ALL_PLAYLISTS,
  order: order ?? 'hot',
  page: page ?? 1,
});

/** The address of a category, by default its first page; what is usual stays out of it. */
export const songListLink = ({ cat, order = 'hot', page = 1 }: Partial<PlaylistFilter>) => {
  const search: SongListSearch = {
    cat: cat === ALL_PLAYLISTS ? undefined : cat,
    order: order === 'new' ? order : undefined,
    page: page > 1 ? page : undefined,
  };
  return { to: '/find-music/song-list', search } as const;
};
