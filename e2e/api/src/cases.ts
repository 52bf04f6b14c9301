import { endpoints, type Endpoint } from '@qingyin/contract';

export interface Case {
  params: Record<string, string | number | boolean>;
  /** a path into the answer that must hold something, e.g. `result.0.name` */
  holds: string;
  /** L of the contract page: 301 for everybody who is not signed in */
  personal?: true;
}

const SONG = 10_001;
const LIST = 5001;
const id = (value: number): { id: string } => ({ id: String(value) });

/** One way to call each endpoint; a constant without an entry here fails the suite. */
export const cases: Record<string, Case> = {
  'account.loginStatus': { params: {}, holds: 'data.code' },
  'account.loginCellphone': { params: { phone: '13800138000', password: 'qingyin' }, holds: 'profile.nickname' },
  'account.loginEmail': { params: { email: 'demo@qingyin.local', password: 'qingyin' }, holds: 'profile.nickname' },
  'account.registerAnonymous': { params: {}, holds: 'userId' },
  'account.logout': { params: {}, holds: 'code' },
  'account.userSubcount': { params: {}, holds: 'createdPlaylistCount', personal: true },
  'account.userAccount': { params: {}, holds: 'code' },
  'account.userDetail': { params: { uid: 10 }, holds: 'profile.avatarUrl' },
  'library.likelist': { params: { uid: 10 }, holds: 'ids.0', personal: true },
  'library.like': { params: { ...id(SONG), like: true }, holds: 'playlistId', personal: true },
  'library.userPlaylist': { params: { uid: 10 }, holds: 'playlist.0.creator.nickname' },
  'library.playlistCreate': { params: { name: '新歌单' }, holds: 'playlist.id', personal: true },
  'music.banner': { params: {}, holds: 'banners.9.imageUrl' },
  'music.personalized': { params: {}, holds: 'result.11.picUrl' },
  'music.personalizedNewsong': { params: {}, holds: 'result.0.song.artists.0.name' },
  'music.personalizedMv': { params: {}, holds: 'result.5.picUrl' },
  'music.privateContent': { params: {}, holds: 'result.0.sPicUrl' },
  'music.recommendResource': { params: {}, holds: 'recommend.0.playcount', personal: true },
  'music.recommendSongs': { params: {}, holds: 'data.dailySongs.29.privilege.pl', personal: true },
  'music.playlistDetail': { params: id(LIST), holds: 'privileges.0.plLevel' },
  'music.playlistTracks': { params: { ...id(LIST), limit: 5, offset: 3 }, holds: 'songs.4.al.picUrl' },
  'music.playlistSubscribers': { params: id(LIST), holds: 'subscribers.0.nickname' },
  'music.playlistRelated': { params: id(LIST), holds: 'data.0.name' },
  'music.playlistSubscribe': { params: { ...id(5002), t: 1 }, holds: 'code', personal: true },
  'music.playlistUpdatePlaycount': { params: id(LIST), holds: 'code' },
  'music.playlistTracksChange': { params: { op: 'add', pid: '6101', tracks: '10044' }, holds: 'body.trackIds', personal: true },
  'music.songDetail': { params: { ids: `${SONG},10002` }, holds: 'privileges.1.id' },
  'music.songUrl': { params: { ...id(SONG), level: 'exhigh' }, holds: 'data.0.url' },
  'music.songUrlByRate': { params: id(SONG), holds: 'data.0.url' },
  'music.checkMusic': { params: id(SONG), holds: 'success' },
  'music.lyric': { params: id(SONG), holds: 'yrc.lyric' },
  'music.lyricPlain': { params: id(SONG), holds: 'tlyric.lyric' },
  'music.scrobble': { params: { ...id(SONG), sourceid: String(LIST), time: 60 }, holds: 'data', personal: true },
  'music.album': { params: id(3401), holds: 'album.artist.name' },
  'music.artists': { params: id(1201), holds: 'hotSongs.0.privilege.id' },
  'music.toplist': { params: {}, holds: 'list.3.ToplistType' },
  'music.toplistDetail': { params: {}, holds: 'list.0.tracks.2.second' },
  'music.searchSuggest': { params: { keywords: 'jingyesi' }, holds: 'result.order.0' },
  'music.searchDefault': { params: {}, holds: 'data.realkeyword' },
  'music.searchHot': { params: {}, holds: 'data.9.searchWord' },
  'music.searchHotPlain': { params: {}, holds: 'result.hots.0.first' },
  'music.searchMultimatch': { params: { keywords: '白惊鸿' }, holds: 'result.artist.0.id' },
  'music.search': { params: { keywords: '静夜思' }, holds: 'result.songs.0.artists.0.name' },
  'music.cloudsearch': { params: { keywords: '明月', type: 1006 }, holds: 'result.songs.0.lyrics.0' },
  'social.commentPlaylist': { params: id(LIST), holds: 'comments.0.user.nickname' },
  'social.commentMusic': { params: id(10_045), holds: 'hotComments.0.user.nickname' },
  'system.innerVersion': { params: {}, holds: 'data.version' },
  'system.capabilities': { params: {}, holds: 'data.features.0' },
  'system.provoke': { params: { status: 200 }, holds: 'code' },
};

/** Every endpoint constant with its name. */
export const named: [name: string, endpoint: Endpoint][] = Object.entries(endpoints).flatMap(([area, group]) =>
  Object.entries(group).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
);

/** The value at a path of names and indexes; undefined where there is none. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => {
    if (typeof part !== 'object' || part === null) return undefined;
    return Object.getOwnPropertyDescriptor(part, name)?.value;
  }, value);
}
