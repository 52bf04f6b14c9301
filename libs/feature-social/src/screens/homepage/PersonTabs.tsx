import { useLingui } from '@lingui/react/macro';
import { ChoiceLink, getRouteApi } from '@qingyin/routing';
import { tabLinkClass, TabLinks } from '@qingyin/ui';
import { type HomepageTab, tabLink } from './homepage-search.ts';

const route = getRouteApi('/homepage/$uid');

interface PersonTabsProps {
  uid: string;
  name: string;
  tab: HomepageTab;
}

/** Tabs below the head; the active one is in the URL. */
export function PersonTabs({ uid, name, tab }: PersonTabsProps) {
  const { t } = useLingui();
  const search = route.useSearch();
  const tabs: readonly [HomepageTab, string][] = [
    ['all', t({ message: '概览', context: '个人主页' })],
    ['created', t`创建的歌单`],
    ['collected', t`收藏的歌单`],
    ['record', t`听歌排行`],
  ];
  return (
    <TabLinks label={name}>
      {tabs.map(([key, label]) => (
        <ChoiceLink
          key={key}
          {...tabLink(uid, key, search)}
          resetScroll={false}
          className={tabLinkClass}
          chosen={key === tab ? 'page' : undefined}
        >
          {label}
        </ChoiceLink>
      ))}
    </TabLinks>
  );
}
