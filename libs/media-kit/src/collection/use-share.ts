import { type Sharing, useSharing } from '../share/use-sharing.tsx';
import { useRouter } from '@qingyin/routing';

/** 分享 of the page's own thing, by its name. */
export function useShare(subject: string): { share: () => void; dialog: Sharing['dialog'] } {
  const router = useRouter();
  const { share, dialog } = useSharing();
  return { share: () => share({ subject, shown: router.state.location }), dialog };
}
