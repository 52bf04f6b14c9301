import { CARD, filter } from './selectors.mjs';

/** Measured interactions of the page of an MV or a video. */
const ofFilm = {
  content: 'main section video',
  acts: {
    settings: 'main button[aria-label="视频设置"]',
    theatre: 'main button[aria-label="宽屏"]',
    comments: 'main button[aria-label="评论"]',
  },
};
/** Screens with lists of MVs and videos, and film screens. @type {readonly import('./measured-screens.mjs').Screen[]} */
export const filmScreens = [
  {
    name: 'video',
    from: '/personal-recommendation',
    link: 'nav a[href="/video"]',
    content: CARD,
    path: '/video',
    acts: {
      group: filter('热门', '现场'),
      all: filter('热门', '全部'),
      groups: 'main button[aria-haspopup="dialog"]',
      next: 'main nav a[aria-label="下一页"]',
    },
  },
  {
    name: 'mv',
    from: '/video',
    link: 'nav a[href="/mv"]',
    content: CARD,
    path: '/mv',
    acts: {
      newest: filter('最新MV', '日本'),
      hottest: filter('热门MV', '欧美'),
      exclusive: filter('平台出品', '内地'),
    },
  },
  {
    name: 'mv-all',
    from: '/mv',
    link: 'main a[href^="/mv-all"]',
    content: CARD,
    path: '/mv-all',
    acts: { area: filter('地区', '日本'), order: filter('排序', '最新') },
  },
  {
    name: 'top-mv',
    from: '/mv',
    link: 'main a[href="/top-mv"]',
    content: 'main ol > li',
    path: '/top-mv',
    acts: { area: filter('地区', '日本') },
  },
  {
    name: 'exclusive-broadcast',
    from: '/personal-recommendation',
    link: 'a[href="/exclusive-broadcast"]',
    content: CARD,
    path: '/exclusive-broadcast',
    acts: {},
  },
  {
    name: 'mv-detail',
    from: '/mv',
    // An MV with files.
    link: 'main a[href="/mv-detail/7001"]',
    path: '/mv-detail/$mvid',
    below: ['/mv/url', '/lyric/new', '/x/film/song'],
    ...ofFilm,
  },
  {
    name: 'video-detail',
    from: '/video',
    link: 'main a[href^="/video-detail/"]',
    path: '/video-detail/$vid',
    below: ['/video/url', '/lyric/new', '/x/film/song'],
    ...ofFilm,
  },
];
