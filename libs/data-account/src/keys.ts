import { queryRoots } from '@qingyin/query-kit';

export const accountKeys = {
  all: [queryRoots.account] as const,
  loginStatus: () => [...accountKeys.all, 'login-status'] as const,
  capabilities: () => [queryRoots.system, 'capabilities'] as const,
};
