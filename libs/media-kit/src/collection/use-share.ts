import { type Sharing, useSharing } from '../share/use-sharing.tsx';
import { useRouter } from '@qingyin/routing';

/** 分享 of the page's own thing, by its name; with where it stands, ms, where it is a film. */
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
