import type { Playlist } from '@qingyin/contract';

const list = (id: number, name: string, userId = 10) =>
  ({ id, name, userId, coverImgUrl: '', trackCount: 2, specialType: 0 }) as Playlist;

/** Response with two playlists of the user and one of another user. */
export const userPlaylistsAnswer = {
  code: 200,
  more: false,
  playlist: [list(1, '夜'), list(2, '雨'), list(3, '鹿柴', 1)],
};
