import { type Case } from './case.ts';
import { SONG, UNKNOWN, id } from './demo.ts';

export const libraryCases: Record<string, Case> = {
  'library.likelist': { params: { uid: 10 }, holds: 'ids.0', personal: true },
  'library.like': {
    params: { ...id(SONG), like: true },
    holds: 'playlistId',
    personal: true,
    also: [{ ...id(SONG), like: false }],
    refused: [[id(UNKNOWN), 404]],
  },
  'library.userPlaylist': {
    params: { uid: 10 },
    holds: 'playlist.0.creator.nickname',
    also: [{ uid: 1 }, { uid: 10, limit: 1, offset: 1 }, { uid: 10, offset: 999 }],
  },
  'library.playlistCreate': {
    params: { name: '新歌单' },
    holds: 'playlist.id',
    personal: true,
    also: [{ name: '私密', privacy: 10 }],
  },
};
