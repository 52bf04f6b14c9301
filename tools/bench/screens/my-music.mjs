import { CARD, SONG, songActs, UNDO } from './targets.mjs';

const HOME = '/personal-recommendation';
const RECENT = '/recently-played-single';
/** A list of the demo account, with a form of its own. */
const OWN_LIST = '6101';

/** The link of the side navigation, or of the tabs, to a screen. */
const navLink = (/** @type {string} */ path) => `nav a[href="${path}"]`;
const sortBy = (/** @type {string} */ order) => `main button:text-is("${order}")`;
const column = (/** @type {string} */ name) => `main [role="columnheader"] button:has-text("${name}")`;

/** What is taken away is brought back, so that the next visit finds it. */
const takeOut = (/** @type {string} */ label) => ({
  takeOut: `main button[aria-label^="${label}"]`,
  undo: UNDO,
});
const clear = { clear: 'main button:has-text("清空")', undoClear: UNDO };

/** @param {string} kind of the address @param {string} from a page with a link to it */
const recent = (kind, from = RECENT) => ({
  name: `recently-played-${kind}`,
  from,
  link: navLink(`/recently-played-${kind}`),
  personal: true,
});
/** One of the four collections. @param {string} kind of the address */
const collection = (kind) => ({
  name: `collect-${kind}`,
  from: '/collect',
  link: `main a[href="/collect-${kind}"], ${navLink(`/collect-${kind}`)}`,
  content: CARD,
  path: `/collect-${kind}`,
  personal: true,
  acts: { order: sortBy('名称'), ...takeOut('取消收藏') },
});

/** The screens of one's own music. @type {readonly import('./list.mjs').Screen[]} */
export const myMusic = [
  {
    name: 'my-love-music',
    from: HOME,
    link: navLink('/my-love-music'),
    content: SONG,
    path: '/my-love-music',
    personal: true,
    // Which list it is, the user's lists say.
    below: ['/playlist/detail'],
    // The heart takes the song out of this list.
    acts: { ...songActs, undo: UNDO, sort: column('时长') },
  },
  {
    name: 'my-playlist',
    from: HOME,
    link: navLink('/my-playlist'),
    content: 'main li[data-list]',
    path: '/my-playlist',
    personal: true,
    // Asked for only where the service has them.
    below: ['/x/smart-playlists'],
    acts: {
      create: 'main button:has-text("新建歌单")',
      order: 'main button[aria-label^="排序方式"]',
      menu: 'main button[aria-label^="更多操作"] >> nth=1',
    },
  },
  {
    name: 'edit-song-list',
    from: `/playList/${OWN_LIST}`,
    link: `main a[href="/edit-song-list?id=${OWN_LIST}"]`,
    content: 'main form input',
    path: '/edit-song-list',
    personal: true,
    // Asked for only where the service has them.
    below: ['/x/playlists/versions'],
    acts: {
      tags: 'main button:has-text("选择标签")',
      duplicates: 'main button:has-text("查找重复")',
      into: 'main button:has-text("选择歌单")',
    },
  },
  {
    name: 'collect',
    from: HOME,
    link: navLink('/collect'),
    content: CARD,
    path: '/collect',
    personal: true,
    acts: { albums: 'main a[href="/collect-album"]' },
  },
  ...['album', 'singer', 'video', 'special-column'].map(collection),
  {
    ...recent('single', HOME),
    content: SONG,
    path: '/recently-played-single',
    acts: { ...songActs, ...clear, report: 'main a[href*="report="]' },
  },
  {
    ...recent('video'),
    content: CARD,
    path: '/recently-played-video',
    acts: { ...takeOut('从最近播放中删除'), ...clear },
  },
  {
    ...recent('playlist'),
    content: CARD,
    path: '/recently-played-playlist',
    acts: { ...takeOut('从最近播放中删除'), ...clear },
  },
  {
    ...recent('album'),
    content: CARD,
    path: '/recently-played-album',
    acts: { ...takeOut('从最近播放中删除'), ...clear },
  },
  {
    name: 'cloud',
    from: HOME,
    link: navLink('/cloud'),
    content: SONG,
    path: '/cloud',
    personal: true,
    acts: { ...songActs, sort: column('时长') },
  },
];
