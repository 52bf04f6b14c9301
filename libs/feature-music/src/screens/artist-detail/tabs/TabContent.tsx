import { lazyComponent, QueryBoundary } from '@qingyin/ui';
import { type ReactNode } from 'react';
import type { ArtistTab } from '../artist-tab.ts';
import { artistSkeletons, chapterSkeletons, mvSkeletons } from './tab-skeletons.tsx';
import { ArtistWorks } from './ArtistWorks.tsx';

// Lazy: most visitors of an artist want the songs.
const Mvs = lazyComponent(() => import('./ArtistMvs.tsx'));
const Chapters = lazyComponent(() => import('./ArtistDescription.tsx'));
const SimilarArtists = lazyComponent(() => import('./SimilarArtists.tsx'));

interface TabContentProps {
  id: string;
  /** name of the artist */
  name: string;
  tab: ArtistTab;
}

/** Content of a tab; each one has its own skeleton and 重试. */
export function TabContent({ id, name, tab }: TabContentProps) {
  if (tab === 'works') return <ArtistWorks id={id} name={name} />;
  const [pending, content] = parts[tab](id);
  return (
    <QueryBoundary pending={pending} resetKey={tab}>
      {content}
    </QueryBoundary>
  );
}

const parts: Record<Exclude<ArtistTab, 'works'>, (id: string) => [pending: ReactNode, content: ReactNode]> = {
  mv: (id) => [mvSkeletons(3), <Mvs key="content" id={id} />],
  desc: (id) => [chapterSkeletons, <Chapters key="content" id={id} />],
  similar: (id) => [artistSkeletons(2), <SimilarArtists key="content" id={id} />],
};
