import type { RawMusicTags } from '../music-tags.ts';

/** Identifiers of MusicBrainz. */
export const SONG_ID = '6a1c1f7b-4c2e-4a4f-9a53-0c9e1d9a7c11';
export const ALBUM_ID = 'b07e2d3c-1111-4222-8333-444455556666';

/** Tags that specs write in every format, as they are read. */
export const allTags: Partial<RawMusicTags> = {
  title: '晴天',
  artists: ['李白', '杜甫'],
  artistText: '李白 feat. 杜甫',
  albumArtists: ['群星'],
  album: '诗集',
  trackNo: 3,
  trackTotal: 12,
  discNo: 2,
  discTotal: 4,
  discSubtitle: '下',
  date: '2003-05-12',
  originalDate: '1999-01',
  genres: ['Folk', '民谣'],
  compilation: true,
  label: '旧磁带',
  releaseTypes: ['album', 'live'],
  titleSort: 'qing tian',
  artistSort: 'li bai',
  albumSort: 'shi ji',
  albumArtistSort: 'qun xing',
  recordingMbid: SONG_ID,
  albumMbid: ALBUM_ID,
  artistMbids: [SONG_ID, ALBUM_ID],
  albumArtistMbids: [ALBUM_ID],
  trackGain: -6.5,
  albumGain: -7.25,
  lyrics: ['[00:01.00]第一行/第二行'],
};
