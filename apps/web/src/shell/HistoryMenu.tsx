import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@qingyin/routing';
import { Menu } from '@qingyin/ui/lazy';
import { useServices } from '../services-context.ts';

const SHOWN = 12;

/** The pages visited in this session, newest first (seed §3, historyList). */
export default function HistoryMenu({ anchor, onClose }: { anchor: Element; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { historyList } = useServices();
  const router = useRouter();
  const here = router.state.location.href;
  const visited = [...new Set(historyList.get().toReversed())]
    .filter((href) => href !== here)
    .slice(0, SHOWN);
  const entries = visited.map((href) => {
    const { pathname } = new URL(href, window.location.origin);
    const [, , route] = router.getMatchedRoutes(pathname);
    const title = route?.options.staticData?.title;
    return { id: href, label: title ? i18n._(title) : href, onSelect: () => void router.navigate({ href }) };
  });
  return (
    <Menu
      label={t`浏览记录`}
      anchor={anchor}
      entries={entries}
      onClose={onClose}
      header={visited.length === 0 ? <Trans>还没有别的页面</Trans> : undefined}
    />
  );
}
