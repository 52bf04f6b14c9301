import { filmScreens } from './films.mjs';
import { myMusicScreens } from './my-music.mjs';
import { userScreens } from './users.mjs';
import { filter, PLAYLIST, SONG, songActions } from './selectors.mjs';

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} from a page with a link to it
 * @property {string} link that link; its address is the screen's
 * @property {string} content selector of what appears only once the screen has its data
 * @property {string} path of its route
 * @property {boolean} [personal] a guest is only invited to log in
 * @property {readonly string[]} [below] paths of calls that depend on an answer: of blocks below the content, and of ids that only an answer contains
 * @property {Readonly<Record<string, string>>} acts user actions in order: name and selector of what is clicked
 */

/** Measured screens. A new screen needs a line here. @type {readonly Screen[]} */
export const screens = [
  {
    name: 'home',
    from: '/find-music/top',
    link: 'a[href="/personal-recommendation"]',
    content: PLAYLIST,
    path: '/personal-recommendation',
    acts: { order: 'main button:has-text("调整")' },
  },
  {
    name: 'song-list',
    from: '/personal-recommendation',
    link: 'a[href="/find-music/song-list"]',
    content: PLAYLIST,
    path: '/find-music/song-list',
    acts: {
      order: filter('排序', '最新'),
      category: 'main [role="group"]:has-text("热门") li:nth-child(3) a',
      categories: 'main button[aria-haspopup="dialog"]',
    },
  },
  {
    name: 'quality-play-list',
    from: '/find-music/song-list',
    link: 'main a[href^="/find-music/quality-play-list/"]',
    content: PLAYLIST,
    path: '/find-music/quality-play-list/$id',
    acts: { category: 'main [role="group"] li:nth-child(3) a' },
  },
  {
    name: 'top',
    from: '/personal-recommendation',
    link: 'a[href="/find-music/top"]',
    content: PLAYLIST,
    path: '/find-music/top',
    acts: {},
  },
  {
    name: 'singer',
    from: '/personal-recommendation',
    link: 'a[href="/find-music/singer"]',
    content: 'main article a[href^="/artists-detail"]',
    path: '/find-music/singer',
    acts: { language: filter('语种', '华语'), initial: 'main a:text-is("L")' },
  },
  {
    name: 'latest-songs',
    from: '/personal-recommendation',
    link: 'a[href="/find-music/latest-music"]',
    content: SONG,
    path: '/find-music/latest-music',
    acts: { region: filter('地区', '华语'), ...songActions, view: 'main a:text-is("新专辑")' },
  },
  {
    name: 'latest-albums',
    from: '/find-music/latest-music',
    link: 'a[href="/find-music/latest-music?view=albums"]',
    content: 'main article a[href^="/album/"]',
    path: '/find-music/latest-music',
    acts: { region: filter('地区', '华语'), view: 'main a:text-is("新歌")' },
  },
  {
    name: 'singer-list',
    from: '/find-music/singer',
    link: 'a[href^="/singer-list"]',
    content: 'main ol a[href^="/artists-detail"]',
    path: '/singer-list',
    acts: { region: filter('地区', '欧美') },
  },
  {
    name: 'playlist',
    from: '/personal-recommendation',
    link: 'main article a[href^="/playList/"]',
    content: SONG,
    path: '/playList/$id',
    // Not requested for a private playlist.
    below: ['/playlist/detail/rcmd/get'],
    acts: { ...songActions, subscribe: 'main button:has-text("收藏")' },
  },
  {
    name: 'album',
    from: '/find-music/latest-music?view=albums',
    link: 'main article a[href^="/album/"]',
    content: SONG,
    path: '/album/$id',
    // The album's answer names its artist.
    below: ['/artist/album'],
    acts: { ...songActions, subscribe: 'main button:has-text("收藏")' },
  },
  {
    name: 'artist',
    from: '/find-music/singer',
    link: 'main article a[href^="/artists-detail"]',
    content: SONG,
    path: '/artists-detail',
    acts: {
      ...songActions,
      follow: 'main button:has-text("关注")',
      mvs: 'main a[href*="tab=mv"]',
      similar: 'main a[href*="tab=similar"]',
    },
  },
  {
    name: 'search',
    from: '/search-detail/song',
    link: 'main a[href*="keywords="]',
    content: SONG,
    path: '/search-detail/$type',
    acts: { ...songActions, artists: 'main a[href^="/search-detail/artist"]' },
  },
  {
    name: 'fm',
    from: '/personal-recommendation',
    link: 'nav a[href="/fm"]',
    content: 'main article',
    path: '/fm',
    personal: true,
    acts: { mode: 'main button:text-is("熟悉")', like: 'main button[aria-label="喜欢"]' },
  },
  ...filmScreens,
  ...myMusicScreens,
  ...userScreens,
];
