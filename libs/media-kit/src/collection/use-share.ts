import { type Sharing, useSharing } from '../share/use-sharing.tsx';
import { useRouter } from '@qingyin/routing';

/**
 * Share action (分享) of the page's resource.
 *
 * @param subject name of the resource
 * @param positionMs returns the current position of a film, ms
 */
export function useShare(
  subject: string,
  positionMs?: () => number | undefined,
): { share: () => void; dialog: Sharing['dialog'] } {
  const router = useRouter();
  const { share, dialog } = useSharing();
  return {
    share: () => share({ subject, shown: router.state.location, positionMs: positionMs?.() }),
    dialog,
  };
}
