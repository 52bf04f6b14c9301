export { demoAlbums } from './catalogue/albums.ts';
export { styleTextByMood } from './catalogue/artist-style-texts.ts';
export { demoArtists } from './catalogue/artists.ts';
export { type DemoChart, demoCharts } from './catalogue/charts.ts';
export type { DemoAlbum } from './catalogue/demo-album.ts';
export { type DemoFilm, demoFilms, isLaterFilm } from './catalogue/films.ts';
export { type DemoGuestArtist, demoGuestArtists } from './catalogue/guest-artists.ts';
export {
  type DemoBanner,
  demoBanners,
  demoHotSearches,
  demoMvs,
  demoPrivateContents,
} from './catalogue/home-content.ts';
export type { Selection } from './catalogue/playlist.ts';
export { demoPlaylists } from './catalogue/playlists.ts';
export { type Poem, poemOf, poems } from './catalogue/poems.ts';
export { demoTags } from './catalogue/tags.ts';
export { demoTopics } from './catalogue/topics.ts';
export { demoVideoGroups, demoVideos } from './catalogue/videos.ts';
export {
  type Clip,
  type ClipType,
  clipAt,
  clipPath,
  clipTypes,
  clipUrl,
  clips,
  clipsVersion,
  posterKey,
  posterPath,
} from './clips/clips.ts';
export {
  albumComments,
  eventComments,
  filmComments,
  playlistComments,
  replies,
  songComments,
} from './people/comments.ts';
export { type Spot, momentComments } from './people/moments.ts';
export { type DemoPost, type Shared, demoHashtags, posts } from './people/posts.ts';
export { DEMO_EMAIL, DEMO_PASSWORD, DEMO_PHONE, DEMO_USER_ID, EDITOR_ID, demoUsers } from './people/users.ts';
export { songSource } from './song-source.ts';
