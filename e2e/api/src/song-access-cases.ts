import type { AccessCase } from './access-case.ts';
import type { Params } from './cases/case.ts';
import { administratorAccessCases } from './administrator-access-cases.ts';
import { CHART, CLOUD_SONG, FILM, NAMES, PLAYING_DEVICE, type SongIds, TOPIC } from './library-song.ts';

const search = [1, 10, 100, 1006, 1018].flatMap((type) =>
  [NAMES.song, NAMES.album, NAMES.artist, NAMES.lyric].map((keywords) => ({ keywords, type })),
);
const pageOf = { limit: 100 };
const plain: Params = {};
const words = [NAMES.song, NAMES.album, NAMES.artist].map((keywords) => ({ keywords }));
const [change, none, hot] = ['changes something', 'names no song', 'is the same for all'];
const noFacts = 'the library of this test has no facts of files';
const songThread = ({ song }: SongIds): Params => ({ type: 0, id: song });
const albumThread = ({ album }: SongIds): Params => ({ type: 3, id: album });
const threads = (subject: SongIds, rest: Params = {}): Params[] => [
  { ...songThread(subject), ...rest },
  { ...albumThread(subject), ...rest },
];
const bySong = { about: ({ song }: SongIds) => [{ id: song }] };
const byArtist = { about: ({ artist }: SongIds) => [{ id: artist }] };
const anyLists = { lists: () => [plain] };
/** Ids of personal lists that other clients know. */
const radars = [3_136_952_023, 5_320_167_908, 5_300_458_264].map((id) => ({ id }));
const ruleOf = (field: string, value: string) =>
  JSON.stringify({
    ...{ match: 'all', rules: [{ field, op: 'contains', value }], order: 'title' },
    ...{ descending: false, limit: 5 },
  });

const catalogue: Record<string, AccessCase> = {
  'music.album': { about: ({ album }) => [{ id: album }] },
  'music.albumDetailDynamic': { about: ({ album }) => [{ id: album }] },
  'music.albumNew': { lists: () => [pageOf, { area: 'ZH' }] },
  'music.albumNewest': anyLists,
  'music.topAlbum': { lists: () => [plain, { type: 'hot' }] },
  'music.artists': byArtist,
  'music.artistDetail': byArtist,
  'music.artistDetailDynamic': byArtist,
  'music.artistFollowCount': byArtist,
  'music.artistFans': byArtist,
  'music.artistTopSong': byArtist,
  'music.artistSongs': byArtist,
  'music.artistAlbum': byArtist,
  'music.artistMv': byArtist,
  'music.artistDesc': byArtist,
  'music.artistList': { lists: () => [plain, { area: 7, initial: 'm' }] },
  'music.topArtists': { lists: () => [pageOf] },
  'music.toplistArtist': anyLists,
  'music.topSong': anyLists,
  'music.personalizedNewsong': { lists: () => [{ limit: 100 }] },
  'music.toplistDetail': anyLists,
  'music.search': { lists: () => search },
  'music.cloudsearch': { lists: () => search },
  'music.searchSuggest': {
    lists: () => [
      ...words,
      ...words.map((word) => ({ ...word, type: 'mobile' })),
      { keywords: '密', type: 'mobile' },
    ],
  },
  'music.searchMultimatch': { lists: () => words },
  'otherClients.ugcArtistSearch': { lists: () => [{ keyword: NAMES.artist }] },
  'music.searchHot': { ...anyLists, unseen: hot },
  'music.searchHotPlain': { ...anyLists, unseen: hot },
  'music.searchDefault': { ...anyLists, unseen: hot },
  'cloud.searchMatch': {
    lists: () => [{ title: NAMES.song, artist: NAMES.artist, album: NAMES.album, duration: 180, md5: 'x' }],
  },
};

const songs: Record<string, AccessCase> = {
  'music.songDetail': {
    about: ({ song }) => [{ ids: song }],
    lists: ({ caller }) => [{ ids: CLOUD_SONG + caller }],
  },
  'music.songUrl': { ...bySong, about: ({ song }) => [{ id: song, level: 'standard' }] },
  'music.songUrlByRate': bySong,
  'music.checkMusic': bySong,
  'music.lyric': { ...bySong, lists: ({ caller }) => [{ id: CLOUD_SONG + caller }] },
  'music.lyricPlain': bySong,
  'music.lyricVersions': bySong,
  'music.lyricVersion': { about: ({ song }) => [0, 1].map((version) => ({ id: song, version })) },
  'music.lyricSave': { about: ({ song }) => [{ id: song, lyric: '一句', base: 1 }] },
  'music.lyricRevert': { about: ({ song }) => [{ id: song, version: 1, base: 1 }] },
  'music.songMusicDetail': bySong,
  'music.songRedCount': bySong,
  'music.songDynamicCover': bySong,
  'music.songWikiSummary': bySong,
  'music.songDownloadUrlV1': { about: ({ song }) => [{ id: song, level: 'standard' }] },
  'music.download': { about: ({ song }) => [{ ids: song }, { ids: `${song},10001` }] },
  'music.scrobble': { about: ({ song }) => [{ id: song, sourceid: '0', time: 60 }] },
  'video.filmSong': { lists: () => [{ id: FILM.mv }, { id: FILM.vid }] },
  'video.videoTimelineAll': anyLists,
  'video.videoTimelineRecommend': { ...anyLists, unseen: 'depends on the day' },
  'video.videoGroup': { lists: () => [{ id: 58_106 }], unseen: 'depends on the group' },
  'cloud.cloudMatch': { about: ({ song, caller }) => [{ sid: CLOUD_SONG + caller, asid: song }] },
  'cloud.userCloud': anyLists,
  'cloud.userCloudDetail': { lists: ({ caller }) => [{ id: CLOUD_SONG + caller }] },
  'cloud.cloudLyricGet': { lists: ({ caller }) => [{ sid: CLOUD_SONG + caller }], unseen: none },
  'cloud.cloudTags': {
    lists: ({ caller }) => [{ id: CLOUD_SONG + caller, song: 'a', artist: 'b', album: 'c' }],
  },
};

const playlists: Record<string, AccessCase> = {
  'music.playlistDetail': { lists: ({ list }) => [{ id: list }, { id: CHART }, ...radars] },
  'music.playlistTracks': { lists: ({ list }) => [{ id: list }, { id: CHART }, ...radars] },
  'music.playlistTracksChange': {
    about: ({ song, ownList }) => [{ op: 'add', pid: ownList, tracks: song }],
  },
  'library.like': { about: ({ song }) => [false, true].map((like) => ({ id: song, like })) },
  'library.likelist': anyLists,
  'library.songRate': { about: ({ song }) => [3, 0].map((stars) => ({ id: song, stars })) },
  'library.songRatings': { ...anyLists, about: ({ song }) => [{ ids: song }], unseen: change },
  'library.songFacts': { about: ({ song }) => [{ id: song }], unseen: noFacts },
  'library.songPlays': { ...anyLists, about: ({ song }) => [{ ids: song }] },
  'library.songLikeCheck': { about: ({ song }) => [{ ids: `[${song}]` }], unseen: change },
  'library.playlistsHolding': { about: ({ song }) => [{ ids: song }] },
  'library.songOrderUpdate': { about: ({ song, ownList }) => [{ pid: ownList, ids: `[${song}]` }] },
  'library.smartPlaylistPreview': {
    lists: () => [{ rules: ruleOf('title', NAMES.song) }, { rules: ruleOf('albumArtist', NAMES.artist) }],
  },
  'library.albumSub': { about: ({ album }) => [{ id: album, t: 1 }] },
  'library.artistSub': { about: ({ artist }) => [{ id: artist, t: 1 }] },
  'library.albumSublist': anyLists,
  'library.artistSublist': anyLists,
};

const listening: Record<string, AccessCase> = {
  'music.recommendSongs': anyLists,
  'music.recommendResource': { ...anyLists, unseen: 'names the song only as a reason' },
  'listening.historyRecommendSongsDetail': { lists: ({ yesterday }) => [{ date: yesterday }] },
  'listening.personalFm': { ...anyLists, unseen: 'is drawn' },
  'listening.personalFmMode': {
    lists: () => [...['DEFAULT', 'FAMILIAR', 'EXPLORE'].map((mode) => ({ mode, limit: 20 }))],
    unseen: 'is drawn',
  },
  'listening.radioSkipped': { about: ({ song }) => [{ id: song, time: 1 }] },
  'listening.playmodeIntelligenceList': {
    lists: ({ list }) => [{ id: 10_001, pid: list }],
    about: ({ song, ownList }) => [{ id: song, pid: ownList }],
  },
  'listening.simiSong': { ...bySong, lists: () => [{ id: 10_001, limit: 50 }] },
  'listening.simiPlaylist': bySong,
  'listening.simiUser': bySong,
  'listening.simiArtist': { ...byArtist, lists: () => [{ id: 1201 }] },
  'listening.userRecord': { lists: ({ hearer }) => [0, 1].map((type) => ({ uid: hearer, type })) },
  'listening.recordRecentSong': anyLists,
  'listening.recordRecentAlbum': anyLists,
  'listening.continueSave': {
    about: ({ song }) => [
      { device: 'another-one', queue: song, index: 0, position: 0 },
      { device: 'another-one', queue: `${song},10001`, index: 0, position: 5000 },
    ],
    unseen: change,
  },
  'listening.continueDevices': anyLists,
  'listening.continueQueue': { lists: () => [{ device: PLAYING_DEVICE }] },
  'listening.played': { about: ({ album }) => [{ type: 'album', id: album }] },
  'listening.listeningReport': { lists: () => [{ from: 0, to: Date.UTC(2100, 0), zone: 'UTC' }] },
  // From here on the song is unwanted, and never recommended.
  'listening.recommendSongsDislike': { about: ({ song }) => [{ id: song }] },
  'listening.fmTrash': { about: ({ song }) => [{ id: song, time: 1 }] },
  'listening.unwanted': anyLists,
};

const social: Record<string, AccessCase> = {
  'social.commentMusic': bySong,
  'social.commentAlbum': { about: ({ album }) => [{ id: album }] },
  'social.commentNew': { about: (subject) => threads(subject) },
  'social.commentHot': { about: (subject) => threads(subject) },
  'social.commentFloor': {
    about: (subject) => threads(subject, { parentCommentId: subject.comment }).slice(0, 1),
  },
  'social.commentInfoList': { about: ({ song }) => [{ type: 0, ids: `[${song}]` }] },
  'social.commentHeat': bySong,
  'social.commentMoments': { about: ({ song }) => [{ id: song, from: 0, to: 1000 }] },
  'social.comment': { about: (subject) => threads(subject, { t: 1, content: '好听' }) },
  'social.commentAdd': { about: (subject) => threads(subject, { content: '好听' }) },
  'social.commentReply': {
    about: (subject) => [{ ...songThread(subject), cid: subject.comment, content: '好听' }],
  },
  'social.commentLike': { about: (subject) => [{ ...songThread(subject), cid: subject.comment, t: 1 }] },
  'social.commentDelete': {
    about: (subject) => [{ ...songThread(subject), cid: subject.comment }],
    unseen: change,
  },
  'social.report': {
    lists: ({ comment }) => [{ kind: 'comment', id: comment, reason: 'spam', note: '' }],
    unseen: none,
  },
  'social.resourceLike': { about: (subject) => threads(subject, { t: 1 }) },
  'social.shareResource': {
    about: ({ song, album, artist }) => [
      { type: 'song', id: song },
      { type: 'album', id: album },
      { type: 'artist', id: artist },
    ],
  },
  'social.event': { lists: () => [{ pagesize: 100 }] },
  'social.userEvent': { lists: ({ hearer }) => [{ uid: hearer, limit: 100 }] },
  'social.eventDetail': { lists: ({ event }) => [{ evId: event }] },
  'social.topicDetailEventHot': { lists: () => [{ actid: TOPIC.id }] },
  'social.eventForward': {
    lists: ({ event, hearer }) => [{ evId: event, uid: hearer, forwards: '转' }],
    unseen: none,
  },
  'social.userCommentHistory': { lists: ({ hearer }) => [{ uid: hearer }] },
  'social.userFollowMixed': { lists: () => [plain, { scene: 1 }] },
  'social.notifications': anyLists,
  // Whoever moderates reads the comment, but not what it is about.
  'social.adminReports': { lists: () => [{ kept: false }], open: [NAMES.comment] },
  'social.peopleSuggested': { lists: () => [{ limit: 20 }], unseen: 'depends on other users' },
};

const library: Record<string, AccessCase> = {
  'musicLibrary.overview': { ...anyLists, unseen: noFacts },
  'musicLibrary.albums': { ...anyLists, unseen: noFacts },
  'musicLibrary.artists': { ...anyLists, unseen: noFacts },
  'musicLibrary.artist': { ...byArtist, unseen: noFacts },
  'musicLibrary.reasons': {
    about: ({ album, artist }) => [
      { kind: 'album', id: album },
      { kind: 'artist', id: artist },
    ],
    unseen: noFacts,
  },
  'musicLibrary.songs': { ...anyLists, unseen: noFacts },
  'musicLibrary.folders': {
    lists: () => [plain, { deep: true }],
    unseen: noFacts,
  },
};

/** Calls whose answers could name the song, its album or its artist. */
export const accessCases: Record<string, AccessCase> = {
  ...catalogue,
  ...songs,
  ...playlists,
  ...listening,
  ...social,
  ...library,
  ...administratorAccessCases,
};
