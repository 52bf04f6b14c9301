import { queryRoots } from '@qingyin/query-kit';

const root = [queryRoots.social] as const;

export const socialKeys = {
  all: root,
  comments: (kind: 'playlist' | 'song', id: string) => [...root, 'comments', kind, id] as const,
};
