import { useLingui } from '@lingui/react/macro';
import { ChoiceLink } from '@qingyin/routing';
import { tabLinkClass, TabLinks } from '@qingyin/ui';
import { type ArtistTab, tabLink } from './artist-tab.ts';

interface ArtistTabsProps {
  id: string;
  name: string;
  tab: ArtistTab;
}

/** Tabs below the head; the active one is in the URL. */
export function ArtistTabs({ id, name, tab }: ArtistTabsProps) {
  const { t } = useLingui();
  const tabs: readonly [ArtistTab, string][] = [
    ['works', t`热门作品`],
    ['mv', t`MV`],
    ['desc', t({ message: '介绍', context: '歌手' })],
    ['similar', t`相似歌手`],
  ];
  return (
    <TabLinks label={name}>
      {tabs.map(([key, label]) => (
        <ChoiceLink
          key={key}
          {...tabLink(id, key)}
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
