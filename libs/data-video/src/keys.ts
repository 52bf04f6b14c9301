import { queryRoots } from '@qingyin/query-kit';

const root = [queryRoots.video] as const;

export const videoKeys = {
  all: root,
  recommended: () => [...root, 'recommended'] as const,
  privateContent: () => [...root, 'private-content'] as const,
};
