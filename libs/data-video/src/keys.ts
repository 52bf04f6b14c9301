import type { FilmFormat } from '@qingyin/contract';
import { queryRoots } from '@qingyin/query-kit';

const root = [queryRoots.video] as const;

/** Kind of a film; an MV is identified by a number, a video by 32 hexadecimal digits. */
export type FilmKind = 'mv' | 'video';

export const videoKeys = {
  all: root,
  recommended: () => [...root, 'recommended'] as const,
  privateContent: () => [...root, 'private-content'] as const,
  mvList: (area: string, type: string, order: string) => [...root, 'mv-list', area, type, order] as const,
  mvSection: (shelf: 'newest' | 'hottest' | 'exclusive' | 'chart', area: string) =>
    [...root, 'mv-shelf', shelf, area] as const,
  groups: () => [...root, 'groups'] as const,
  categories: () => [...root, 'categories'] as const,
  timeline: (which: string, page: number) => [...root, 'timeline', which, page] as const,
  film: (kind: FilmKind, id: string) => [...root, kind, id] as const,
  filmPart: (kind: FilmKind, id: string, part: 'counts' | 'like-these' | 'song') =>
    [...videoKeys.film(kind, id), part] as const,
  file: (kind: FilmKind, id: string, lines: number, format: FilmFormat) =>
    [...videoKeys.film(kind, id), 'file', lines, format] as const,
};
