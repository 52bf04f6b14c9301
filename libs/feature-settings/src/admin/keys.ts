import { queryRoots } from '@qingyin/query-kit';

export const adminKeys = {
  health: () => [queryRoots.system, 'health'] as const,
};
