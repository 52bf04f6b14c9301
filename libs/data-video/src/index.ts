export {
  recordFilmPlay,
  likeFilmMutation,
  subscribeMvMutation,
  subscribeVideoMutation,
} from './film-mutations.ts';
export {
  FILM_SONG,
  filmCountsQuery,
  filmFileQuery,
  filmSongQuery,
  mvQuery,
  mvSongQuery,
  relatedFilmsQuery,
  similarMvsQuery,
  videoQuery,
  type FilmFile,
  type FilmTrack,
  type MvAnswer,
} from './film-queries.ts';
export { videoKeys, type FilmKind } from './keys.ts';
export {
  exclusiveMvsQuery,
  hottestMvsQuery,
  mvAreas,
  mvChartQuery,
  mvListQuery,
  mvOrders,
  mvTypes,
  newestMvsQuery,
  type MvArea,
  type MvFilter,
} from './mv-list-queries.ts';
export { privateContentListQuery } from './private-content-query.ts';
export {
  videoCategoriesQuery,
  videoGroupsQuery,
  VIDEOS_PER_PAGE,
  videosQuery,
  type VideoPage,
  type VideoTimelineName,
} from './video-list-queries.ts';
