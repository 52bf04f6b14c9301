import { endpoints } from '@qingyin/contract';
import type { Http } from '@qingyin/http-client';
import type { Case, Params } from './case.ts';
import { LIST, LONG_LIST, OWN_LIST, SONG, UNKNOWN, id } from './demo.ts';

const [ME, EDITOR] = [10, 1];
const ALBUM = 3402;
const ARTIST = 1202;
const MV = 7002;
const VIDEO = '9423E599F994741F1DA6F2014093BB65';
const NO_VIDEO = '0'.repeat(32);
const TOPIC = 8801;
const LIKED_LIST = 6010;

const made = async (http: Http, name: string, type?: 'VIDEO'): Promise<string> =>
  String(
    (await http.call(endpoints.library.playlistCreate, { params: { name, ...(type ? { type } : {}) } })).id,
  );

/** Creates a playlist with an earlier version that contained two songs. */
async function changed(http: Http, name: string): Promise<string> {
  const pid = await made(http, name);
  for (const [op, tracks] of [
    ['add', '10001,10002'],
    ['del', '10001'],
  ] as const)
    await http.call(endpoints.music.playlistTracksChange, { params: { op, pid, tracks } });
  return pid;
}

const LONG = { field: 'duration', op: 'more', value: 1 };
/** Rules of a smart playlist as JSON. */
const rulesOf = (...rules: object[]): string =>
  JSON.stringify({ match: 'all', rules, order: 'plays', descending: true, limit: 5 });
const smart = async (http: Http): Promise<string> => {
  const params = { name: '长的', rules: rulesOf(LONG) };
  return String((await http.call(endpoints.library.smartPlaylistCreate, { params })).data.id);
};

/** Case of a collection: removed with 0 and 2, refused for unknown ids. */
const collecting = (name: string, params: Params, unknown: Params): Case => ({
  params: { ...params, t: 1 },
  requiredPath: 'code',
  personal: true,
  otherParams: [
    { ...params, t: 1 },
    { ...params, t: 0 },
    { ...params, t: 2 },
  ],
  refused: [
    [{ ...unknown, t: 1 }, 404],
    [{ [name]: 'x', t: 1 }, 400],
  ],
});
const pages: Params[] = [{ limit: 2 }, { limit: 2, offset: 2 }, { offset: 999 }];
/** Refusals shared by the calls for own playlists. */
const notMine = (params: Params, name = 'id'): [Params, number][] => [
  [{ ...params, [name]: String(LIST) }, 401],
  [{ ...params, [name]: String(UNKNOWN) }, 404],
];
const edit = (params: Params, more: [Params, number][] = []): Case => ({
  params: { ...id(OWN_LIST), ...params },
  requiredPath: 'code',
  personal: true,
  refused: [...notMine(params), ...more],
});

/** Case of a personal list in pages. */
const personalPages = (requiredPath: string): Case => ({
  params: {},
  requiredPath,
  personal: true,
  otherParams: pages,
});

export const libraryCases: Record<string, Case> = {
  'library.likelist': { params: { uid: ME }, requiredPath: 'ids.0', personal: true },
  'library.like': {
    params: { ...id(SONG), like: true },
    requiredPath: 'playlistId',
    personal: true,
    otherParams: [{ ...id(SONG), like: false }],
    refused: [[id(UNKNOWN), 404]],
  },
  'library.songLikeCheck': {
    params: { ids: '[10044]' },
    setup: async (http) => {
      await http.call(endpoints.library.like, { params: { id: '10044', like: true } });
      return {};
    },
    requiredPath: 'data.0',
    personal: true,
    otherParams: [{ ids: `[${UNKNOWN}]` }, { ids: '10044,10001' }],
  },
  'library.userPlaylist': {
    params: { uid: ME },
    requiredPath: 'playlist.0.creator.nickname',
    otherParams: [{ uid: EDITOR }, { uid: ME, limit: 1, offset: 1 }, { uid: ME, offset: 999 }],
  },
  'library.userPlaylistCreate': {
    params: { uid: ME },
    requiredPath: 'data.playlist.0.creator.nickname',
    otherParams: [{ uid: EDITOR, limit: 2 }, { uid: ME, offset: 999 }, { uid: UNKNOWN }],
  },
  'library.userPlaylistCollect': {
    params: { uid: ME },
    requiredPath: 'data.playlist.0.creator.nickname',
    otherParams: [{ uid: ME, limit: 1 }, { uid: UNKNOWN }],
  },
  'library.playlistCreate': {
    params: { name: '新歌单' },
    requiredPath: 'playlist.id',
    personal: true,
    otherParams: [
      { name: '私密', privacy: 10 },
      { name: '视频', type: 'VIDEO' },
      { name: '一起', type: 'WHATEVER' },
    ],
    refused: [[{ name: '长'.repeat(41) }, 400]],
  },
  'library.playlistDelete': {
    params: {},
    setup: async (http) => ({ id: `${await made(http, '一')},${await made(http, '二')}` }),
    requiredPath: 'id',
    personal: true,
    refused: [...notMine({}), [id(LIKED_LIST), 400]],
  },
  'library.playlistUpdate': edit({ name: '清晨散步', desc: '慢慢走', tags: '古风;清新' }, [
    [{ ...id(LIKED_LIST), name: '别的名字' }, 400],
    [{ ...id(OWN_LIST), name: '清晨散步', tags: '查无此签' }, 400],
  ]),
  'library.playlistNameUpdate': edit({ name: '清晨散步' }, [[{ ...id(LIKED_LIST), name: '别的名字' }, 400]]),
  'library.playlistDescUpdate': edit({ desc: '带"引号"的；描述' }),
  'library.playlistTagsUpdate': edit({ tags: '古风;清新;春天' }, [
    [{ ...id(OWN_LIST), tags: '古风;清新;春天;夜晚' }, 400],
    [{ ...id(OWN_LIST), tags: '查无此签' }, 400],
  ]),
  'library.playlistOrderUpdate': {
    params: { ids: '[6102,6101]' },
    requiredPath: 'code',
    personal: true,
    otherParams: [{ ids: `[6101,6102,${UNKNOWN},${LIST}]` }],
    refused: [[{ ids: `[${UNKNOWN}]` }, 404]],
  },
  'library.songOrderUpdate': {
    params: { pid: String(LIKED_LIST), ids: '[10044,10045]' },
    setup: async (http) => {
      for (const song of ['10044', '10045'])
        await http.call(endpoints.library.like, { params: { id: song, like: true } });
      return {};
    },
    requiredPath: 'code',
    personal: true,
    refused: [...notMine({ ids: '[10044]' }, 'pid'), [{ pid: String(OWN_LIST), ids: `[${UNKNOWN}]` }, 400]],
  },
  'library.playlistsHolding': {
    params: { ids: '10044,10045' },
    setup: async (http) => {
      await http.call(endpoints.library.like, { params: { id: '10044', like: true } });
      return {};
    },
    requiredPath: 'data.0.songs.0',
    personal: true,
    otherParams: [{ ids: `[${UNKNOWN}]` }],
  },
  'library.playlistsVersions': {
    params: {},
    setup: async (http) => ({ id: await changed(http, '改过的') }),
    requiredPath: 'data.0.removed',
    personal: true,
    otherParams: [id(OWN_LIST)],
    refused: notMine({}),
  },
  'library.playlistsRestore': {
    params: { version: 1 },
    setup: async (http) => ({ id: await changed(http, '要改回去的') }),
    requiredPath: 'version',
    personal: true,
    refused: [...notMine({ version: 1 }), [{ ...id(OWN_LIST), version: 99 }, 404]],
  },
  'library.smartPlaylists': {
    params: {},
    setup: async (http) => {
      await smart(http);
      return {};
    },
    requiredPath: 'data.0.rules.rules.0.field',
    personal: true,
  },
  'library.smartPlaylistCreate': {
    params: { name: '长的', rules: rulesOf(LONG) },
    requiredPath: 'data.id',
    personal: true,
    refused: [
      [{ name: '长的', rules: '{' }, 400],
      [{ name: '长的', rules: rulesOf() }, 400],
      [{ name: '长的', rules: rulesOf({ field: 'duration', op: 'contains', value: 1 }) }, 400],
      [{ name: '长的', rules: rulesOf({ ...LONG, more: 1 }) }, 400],
      [{ name: '长的', rules: rulesOf({ field: 'list', op: 'in', value: UNKNOWN }) }, 404],
      [{ name: '长的', rules: rulesOf({ field: 'library', op: 'in', value: UNKNOWN }) }, 404],
      [{ name: '长的', rules: rulesOf({ field: 'year', op: 'is', value: 84 }) }, 400],
      [{ name: '长的', rules: rulesOf({ field: 'format', op: 'is', value: 'exe' }) }, 400],
      [{ name: '长的', rules: rulesOf({ field: 'genre', op: 'is', value: 'x'.repeat(201) }) }, 400],
      [{ name: '长的', rules: rulesOf({ field: 'added', op: 'since', value: '2026-01-01' }) }, 400],
    ],
  },
  'library.smartPlaylistUpdate': {
    params: { name: '改过的' },
    setup: async (http) => ({ id: await smart(http) }),
    requiredPath: 'data.updateTime',
    personal: true,
    refused: [[id(UNKNOWN), 404]],
  },
  'library.smartPlaylistDelete': {
    params: {},
    setup: async (http) => ({ id: await smart(http) }),
    requiredPath: 'code',
    personal: true,
    refused: [[id(UNKNOWN), 404]],
  },
  'library.smartPlaylistPreview': {
    params: { rules: rulesOf(LONG) },
    requiredPath: 'ids.0',
    personal: true,
    otherParams: [
      { rules: rulesOf({ field: 'title', op: 'contains', value: '%' }) },
      { rules: rulesOf({ field: 'list', op: 'in', value: UNKNOWN }) },
      { rules: rulesOf({ field: 'library', op: 'not-in', value: UNKNOWN }) },
      { rules: rulesOf({ field: 'genre', op: 'is', value: "'; drop table song; --" }) },
      {
        rules: rulesOf(
          { field: 'year', op: 'since', value: 1990 },
          { field: 'format', op: 'is-not', value: 'mp3' },
        ),
      },
      { rules: rulesOf({ field: 'liked', op: 'ever' }, { field: 'played', op: 'before', value: 1 }) },
    ],
    refused: [[{ rules: rulesOf({ field: 'liked', op: 'within', value: 0 }) }, 400]],
  },
  'library.playlistPrivacy': {
    params: id(OWN_LIST),
    requiredPath: 'code',
    personal: true,
    refused: notMine({}),
  },
  'library.playlistHide': {
    params: id(OWN_LIST),
    requiredPath: 'code',
    personal: true,
    refused: [...notMine({}), [{ id: "1' or 1=1 --" }, 400], [{ id: '-1' }, 400]],
  },
  'library.playlistTrackAdd': {
    params: { ids: `${VIDEO},${MV}` },
    setup: async (http) => ({ pid: await made(http, '想看', 'VIDEO') }),
    requiredPath: 'code',
    personal: true,
    refused: [...notMine({ ids: VIDEO }, 'pid'), [{ pid: String(OWN_LIST), ids: VIDEO }, 512]],
  },
  'library.playlistTrackDelete': {
    params: { ids: `${VIDEO},${MV}` },
    setup: async (http) => ({ id: await made(http, '看过', 'VIDEO') }),
    requiredPath: 'code',
    personal: true,
    refused: [...notMine({ ids: VIDEO }), [{ ...id(OWN_LIST), ids: VIDEO }, 512]],
  },
  'library.playlistDetailDynamic': {
    params: id(LIST),
    requiredPath: 'bookedCount',
    otherParams: [id(OWN_LIST), id(LONG_LIST)],
    refused: [[id(UNKNOWN), 404]],
  },
  'library.playlistMylike': {
    params: {},
    requiredPath: 'data.feeds',
    personal: true,
    otherParams: [{ time: 1_600_000_000_000, limit: 2 }],
  },
  'library.albumSub': collecting('id', id(ALBUM), id(UNKNOWN)),
  'library.artistSub': collecting('id', id(ARTIST), id(UNKNOWN)),
  'library.mvSub': collecting('mvid', { mvid: String(MV) }, { mvid: String(UNKNOWN) }),
  'library.videoSub': collecting('id', { id: VIDEO }, { id: NO_VIDEO }),
  'library.topicSub': collecting('id', id(TOPIC), id(UNKNOWN)),
  'library.follow': {
    params: { ...id(EDITOR), t: 1 },
    requiredPath: 'user.nickname',
    personal: true,
    otherParams: [
      { ...id(EDITOR), t: 0 },
      { ...id(3), t: 1 },
    ],
    refused: [
      [{ ...id(UNKNOWN), t: 1 }, 404],
      [{ ...id(ME), t: 1 }, 400],
    ],
  },
  'library.albumSublist': personalPages('data.8.artists.0.name'),
  'library.artistSublist': personalPages('data.6.picUrl'),
  'library.mvSublist': personalPages('data.8.creator.0.userName'),
  'library.topicSublist': personalPages('data.3.creator.nickname'),
};
