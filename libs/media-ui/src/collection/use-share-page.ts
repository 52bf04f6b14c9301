import { type ShareDialogState, useShareDialog } from '@qingyin/share';
import { useRouter } from '@qingyin/routing';

/**
 * Share action (分享) of the page's resource.
 *
 * @param subject name of the resource
 * @param positionMs returns the current position of a film, ms
 */
export function useSharePage(
  subject: string,
  positionMs?: () => number | undefined,
): { share: () => void; dialog: ShareDialogState['dialog'] } {
  const router = useRouter();
  const { share, dialog } = useShareDialog();
  return {
    share: () => share({ subject, location: router.state.location, positionMs: positionMs?.() }),
    dialog,
  };
}
