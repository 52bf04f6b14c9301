import { useLingui } from '@lingui/react/macro';
import type { Person } from '@qingyin/data-social';
import { QueryBoundary, TabSection } from '@qingyin/ui';
import type { HomepageTab } from './homepage-search.ts';
import { AllPlaylists } from './playlists/AllPlaylists.tsx';
import { PlaylistsSkeleton } from './playlists/PlaylistsSkeleton.tsx';
import { Overview } from './Overview.tsx';
import { PlayRecord } from './play-record/PlayRecord.tsx';

interface TabContentProps {
  uid: string;
  person: Person;
  tab: HomepageTab;
}

/** Content of a tab; each one has its own skeleton and 重试. */
export function TabContent({ uid, person, tab }: TabContentProps) {
  const { t } = useLingui();
  if (tab === 'all') return <Overview uid={uid} person={person} />;
  if (tab === 'record')
    return (
      <TabSection title={t`听歌排行`}>
        <PlayRecord uid={uid} person={person} />
      </TabSection>
    );
  return (
    <TabSection title={tab === 'created' ? t`创建的歌单` : t`收藏的歌单`}>
      <QueryBoundary pending={<PlaylistsSkeleton />} resetKey={tab}>
        <AllPlaylists key={tab} uid={uid} kind={tab} />
      </QueryBoundary>
    </TabSection>
  );
}
