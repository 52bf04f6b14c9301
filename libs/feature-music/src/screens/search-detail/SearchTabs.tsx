import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChoiceLink, searchTypes, type SearchType } from '@qingyin/routing';
import { tabLinkClass, TabLinks } from '@qingyin/ui';
import { searchLink, type Search } from './search-params.ts';

const names: Record<SearchType, MessageDescriptor> = {
  all: msg`全部`,
  song: msg`单曲`,
  artist: msg`歌手`,
  album: msg`专辑`,
  video: msg`视频`,
  playlist: msg`歌单`,
  lyric: msg`歌词`,
  user: msg`用户`,
};

/** Tabs for the kinds of results; a link keeps the query and starts at the first page. */
export function SearchTabs({ type, query }: Search) {
  const { t, i18n } = useLingui();
  return (
    <TabLinks label={t`搜索类型`}>
      {searchTypes.map((each) => (
        <ChoiceLink
          key={each}
          {...searchLink({ type: each, query: query, page: 1 })}
          className={tabLinkClass}
          chosen={each === type ? 'page' : undefined}
        >
          {i18n._(names[each])}
        </ChoiceLink>
      ))}
    </TabLinks>
  );
}
