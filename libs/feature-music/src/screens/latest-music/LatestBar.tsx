import { FilterBar, FilterRow } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { ChoiceLink, useSearchChange } from '@qingyin/routing';
import { tabLinkClass, TabLinks } from '@qingyin/ui';
import { latestRegions, latestSearch, regionName, type LatestRegion } from './latest-region.ts';
import classes from './LatestMusic.module.css';

const PATH = '/find-music/latest-music';

interface LatestBarProps {
  view: 'albums' | undefined;
  region: LatestRegion;
}

/** Tabs for songs and albums, and the region filter for both. */
export function LatestBar({ view, region }: LatestBarProps) {
  const { t, i18n } = useLingui();
  const searchChange = useSearchChange();
  const tab = (to: 'albums' | undefined, name: string) => (
    <ChoiceLink
      to={PATH}
      search={searchChange(latestSearch(to, region))}
      resetScroll={false}
      className={tabLinkClass}
      chosen={view === to ? 'page' : undefined}
    >
      {name}
    </ChoiceLink>
  );
  return (
    <div className={classes.bar}>
      <TabLinks label={t`最新音乐`}>
        {tab(undefined, t`新歌`)}
        {tab('albums', t`新专辑`)}
      </TabLinks>
      <FilterBar>
        <FilterRow
          label={t`地区`}
          choices={latestRegions.map((each) => {
            const name = regionName(each);
            return {
              key: each,
              label: name ? i18n._(name) : t`全部`,
              link: { to: PATH, search: latestSearch(view, each) },
              chosen: each === region,
            };
          })}
        />
      </FilterBar>
    </div>
  );
}
