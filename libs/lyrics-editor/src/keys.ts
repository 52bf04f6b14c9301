import { queryRoots } from '@qingyin/query-kit';

export const lyricsEditorKeys = {
  start: (userId: string, songId: string) => [queryRoots.music, 'lyric-studio', userId, songId] as const,
};
