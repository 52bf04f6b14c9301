import { ALL_PLAYLISTS, type PlaylistFilter } from '@qingyin/data-music';

/** Search parameters of the page. */
interface SongListSearch {
  cat?: string;
  order?: 'new';
  page?: number;
}

/** Filter in the URL. */
export const filterOf = ({ cat, order, page }: SongListSearch): PlaylistFilter => ({
  cat: cat ?? ALL_PLAYLISTS,
  order: order ?? 'hot',
  page: page ?? 1,
});

/** Link to a category, by default to its first page; default values are omitted. */
export const songListLink = ({ cat, order = 'hot', page = 1 }: Partial<PlaylistFilter>) => {
  const search: SongListSearch = {
    cat: cat === ALL_PLAYLISTS ? undefined : cat,
    order: order === 'new' ? order : undefined,
    page: page > 1 ? page : undefined,
  };
  return { to: '/find-music/song-list', search } as const;
};
