import { useLingui } from '@lingui/react/macro';
import { copyText } from '@qingyin/media-kit';
import { useRouter } from '@qingyin/routing';
import { message } from '@qingyin/ui';

/** Copies the address of this page, without what lies over it; works over plain http too (screens.md, decision 14). */
export function useShare(): () => void {
  const { t } = useLingui();
  const router = useRouter();
  return () => {
    const { pathname } = router.state.location;
    void copyText(window.location.origin + pathname).then((copied) =>
      copied ? message.success(t`链接已复制`) : message.error(t`浏览器不允许复制`),
    );
  };
}
