import { Trans, useLingui } from '@lingui/react/macro';
import { pageHref, parseSearch, useRouter } from '@qingyin/routing';
import { Menu } from '@qingyin/ui/lazy';
import { useServices } from '../services-context.ts';

const SHOWN = 12;

/**
 * Menu of the pages visited in this session, without duplicates, newest first, labelled with the names of their
 * content.
 */
export default function HistoryMenu({ anchor, onClose }: { anchor: Element; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { historyList } = useServices();
  const router = useRouter();
  const names = new Map<string, string | undefined>();
  for (const { href, name } of historyList.get().toReversed()) {
    const page = pageOf(href);
    names.set(page, names.get(page) ?? name);
  }
  names.delete(pageHref(router.state.location));
  const visited = [...names].slice(0, SHOWN);
  const entries = visited.map(([href, name]) => {
    const [, , route] = router.getMatchedRoutes(new URL(href, window.location.origin).pathname);
    const title = route?.options.staticData?.title;
    const label = [name, title && i18n._(title)].filter(Boolean).join(' · ') || href;
    return { id: href, label, onSelect: () => void router.navigate({ href }) };
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

/** Address of a visited page without the search parameters of overlays. */
function pageOf(href: string): string {
  const { pathname, search } = new URL(href, window.location.origin);
  return pageHref({ pathname, search: parseSearch(search) });
}
