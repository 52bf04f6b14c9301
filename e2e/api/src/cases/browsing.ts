import { type Case } from './case.ts';
import { EVERY_SONG, id, INSTRUMENTAL, SONG, UNKNOWN } from './demo.ts';

const ARTIST = 1206;
const GUEST = 1215;
const ALBUM = 3401;
const unknown: Case['refused'] = [[id(UNKNOWN), 404]];

/** Cases of artists, albums, new songs, playlists by tag, and extras of songs. */
export const browsingCases: Record<string, Case> = {
  'music.artistList': {
    params: { type: -1, area: -1, initial: -1, limit: 5 },
    requiredPath: 'artists.4.musicSize',
    otherParams: [
      {},
      { type: 3, area: 7 },
      { type: 2, area: 96, initial: 'e' },
      { type: -1, area: 0, initial: 0 },
      { type: -1, area: 7, initial: 66 },
      { type: -1, initial: 'V' },
      { type: 'men', area: 'moon', initial: '??' },
      { type: -1, limit: 5, offset: 9999 },
    ],
  },
  'music.topArtists': {
    params: { limit: 3, offset: 1 },
    requiredPath: 'artists.2.albumSize',
    otherParams: [{ offset: 999 }],
  },
  'music.toplistArtist': {
    params: {},
    requiredPath: 'list.artists.9.lastRank',
    otherParams: [{ type: 2 }, { type: 3 }, { type: 4 }, { type: 9 }],
  },
  'music.artistDetail': {
    params: id(ARTIST),
    requiredPath: 'data.artist.rank.rank',
    otherParams: [id(GUEST), id(1219)],
    refused: unknown,
  },
  'music.artistDetailDynamic': { params: id(ARTIST), requiredPath: 'followed', refused: unknown },
  'music.artistTopSong': {
    params: id(ARTIST),
    requiredPath: 'songs.0.privilege.id',
    otherParams: [id(GUEST)],
    refused: unknown,
  },
  'music.artistSongs': {
    params: { ...id(ARTIST), limit: 3, offset: 1 },
    requiredPath: 'songs.2.al.picUrl',
    otherParams: [
      { ...id(ARTIST), order: 'time' },
      { ...id(ARTIST), offset: 999 },
    ],
    refused: unknown,
  },
  'music.artistAlbum': {
    params: { ...id(ARTIST), limit: 1 },
    requiredPath: 'hotAlbums.0.artist.name',
    otherParams: [
      { ...id(ARTIST), offset: 99 },
      { ...id(GUEST), limit: 30 },
    ],
    refused: unknown,
  },
  'music.artistMv': {
    params: id(GUEST),
    requiredPath: 'mvs.1.imgurl16v9',
    otherParams: [{ ...id(GUEST), limit: 1, offset: 1 }, { ...id(GUEST), offset: 9 }, id(1219)],
    refused: unknown,
  },
  'music.artistDesc': {
    params: id(ARTIST),
    requiredPath: 'introduction.1.txt',
    otherParams: [id(GUEST)],
    refused: unknown,
  },
  'music.artistFans': {
    params: id(ARTIST),
    requiredPath: 'data',
    otherParams: [{ ...id(ARTIST), offset: 99 }],
    refused: unknown,
  },
  'music.artistFollowCount': { params: id(ARTIST), requiredPath: 'data.fansCnt', refused: unknown },
  'music.songMusicDetail': {
    params: id(SONG),
    requiredPath: 'data.l.br',
    otherParams: [id(INSTRUMENTAL)],
    refused: unknown,
  },
  'music.songRedCount': { params: id(SONG), requiredPath: 'data.countDesc', refused: unknown },
  'music.songDynamicCover': { params: id(SONG), requiredPath: 'data', refused: unknown },
  'music.songWikiSummary': {
    params: id(SONG),
    requiredPath: 'data.blocks',
    otherParams: [id(INSTRUMENTAL)],
    refused: unknown,
  },
  'music.songDownloadUrlV1': {
    params: { ...id(SONG), level: 'exhigh' },
    requiredPath: 'data.url',
    personal: true,
    otherParams: [
      { ...id(SONG), level: 'lossless' },
      { ...id(UNKNOWN), level: 'standard' },
    ],
  },
  'music.download': {
    params: { ids: EVERY_SONG, level: 'lossless', name: '六十首' },
    requiredPath: 'data.left.0.name',
    personal: true,
    otherParams: [{ ids: String(SONG) }, { ids: String(UNKNOWN), level: 'standard' }],
    refused: [
      [{ ids: 'all' }, 400],
      [{ ids: Array.from({ length: 10_001 }, (_, at) => at).join(',') }, 400],
    ],
  },
  'music.albumDetailDynamic': { params: id(ALBUM), requiredPath: 'subCount', refused: unknown },
  'music.albumNew': {
    params: { limit: 3, offset: 2 },
    requiredPath: 'albums.2.artist.id',
    otherParams: [{ area: 'JP' }, { area: 'all' }, { area: 'EA', offset: 99 }],
  },
  'music.albumNewest': { params: {}, requiredPath: 'albums.11.picUrl' },
  'music.topAlbum': {
    params: {},
    requiredPath: 'monthData.0.name',
    otherParams: [
      { area: 'KR' },
      { year: 2026, month: 2, type: 'hot', limit: 1 },
      { year: 2026, month: 2, limit: 1, offset: 1 },
      { year: 1999, month: 1 },
      { month: 'May' },
    ],
  },
  'music.topSong': {
    params: { type: 7 },
    requiredPath: 'data.99.privilege.pl',
    otherParams: [{}, { type: 96 }, { type: 8 }, { type: 16 }, { type: 5 }],
  },
  'music.playlistCatlist': { params: {}, requiredPath: 'sub.20.resourceCount' },
  'music.playlistHot': { params: {}, requiredPath: 'tags.5.playlistTag.usedCount' },
  'music.topPlaylist': {
    params: { cat: '古风', limit: 4, offset: 2 },
    requiredPath: 'playlists.3.creator.nickname',
    otherParams: [
      {},
      { cat: 'ALL', order: 'new' },
      { cat: '民谣' },
      { cat: '%' },
      { cat: '查无此类' },
      { cat: '古风', offset: 999 },
    ],
  },
  'music.playlistHighqualityTags': { params: {}, requiredPath: 'tags.2.name' },
  'music.topPlaylistHighquality': {
    params: { limit: 2 },
    requiredPath: 'playlists.1.tag',
    otherParams: [{ cat: '唐诗' }, { limit: 2, before: 1_700_000_000_000 }, { cat: '查无此类' }],
  },
};
