import { queryRoots } from '@qingyin/query-kit';

/** Query keys of the cloud disk. */
export const cloudKeys = {
  cloud: (uid: string) => [queryRoots.library, 'cloud', uid] as const,
  tagReadings: (uid: string, id: number) => [queryRoots.library, 'cloud-tag-readings', uid, id] as const,
  /** what the music libraries contain, uploads among them, as in `musicKeys.library` of data-music */
  musicLibraries: () => [queryRoots.music, 'library'] as const,
  /** lyrics of a song, as in `musicKeys.lyric` of data-music */
  songLyrics: (id: number) => [queryRoots.music, 'lyric', String(id)] as const,
  cloudMatches: (criteria: object) => [queryRoots.library, 'cloud-matches', criteria] as const,
};
