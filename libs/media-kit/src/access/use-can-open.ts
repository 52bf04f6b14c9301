import { useRouter } from '@qingyin/routing';
import { useCallback } from 'react';

/** Whether a route's screen is built: nothing may link to one that is not. Always no without a router. */
export function useCanOpen(): (path: string) => boolean {
  const router = useRouter({ warn: false });
  const screens = router?.options.context.screens;
  return useCallback((path: string) => screens?.[path]?.built === true, [screens]);
}
