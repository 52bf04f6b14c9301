import { CARD, SONG, songActions, UNDO } from './selectors.mjs';

const HOME = '/personal-recommendation';
const RECENT = '/recently-played-single';
/** Playlist of the demo account that it can edit. */
const OWN_LIST = '6101';

/** Link to a screen in the side navigation or in the tabs. */
const navLink = (/** @type {string} */ path) => `nav a[href="${path}"]`;
const sortBy = (/** @type {string} */ order) => `main button:text-is("${order}")`;
const column = (/** @type {string} */ name) => `main [role="columnheader"] button:has-text("${name}")`;

/** Undoes the removal, so that the next visit finds the entry. */
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
/** One of the four collection screens. @param {string} kind of the address */
const collection = (kind) => ({
  name: `collect-${kind}`,
  from: '/collect',
  link: `main a[href="/collect-${kind}"], ${navLink(`/collect-${kind}`)}`,
  content: CARD,
  path: `/collect-${kind}`,
  personal: true,
  acts: { order: sortBy('名称'), ...takeOut('取消收藏') },
});

/** Screens of the user's own music. @type {readonly import('./measured-screens.mjs').Screen[]} */
export const myMusicScreens = [
  {
    name: 'my-love-music',
    from: HOME,
    link: navLink('/my-love-music'),
    content: SONG,
    path: '/my-love-music',
    personal: true,
    // The user's playlists contain the id of the liked songs.
    below: ['/playlist/detail'],
    // Unliking removes the song from this list.
    acts: { ...songActions, undo: UNDO, sort: column('时长') },
  },
  {
    name: 'my-playlist',
    from: HOME,
    link: navLink('/my-playlist'),
    content: 'main li[data-list]',
    path: '/my-playlist',
    personal: true,
    // Requested only if the service supports them.
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
    // Requested only if the service supports them.
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
    acts: { ...songActions, ...clear, report: 'main a[href*="report="]' },
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
    acts: { ...songActions, sort: column('时长') },
  },
];
