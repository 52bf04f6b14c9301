import { TabSection } from '@qingyin/ui';
import { InfiniteScrollEnd } from '@qingyin/list-layout';
import { MediaGrid, MvCard } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { artistMvsQuery } from '@qingyin/data-music';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { EmptyTab } from './EmptyTab.tsx';
import classes from './ArtistWorks.module.css';
import { mvSkeletons } from './tab-skeletons.tsx';

/** Infinite grid of the artist's MVs. */
export default function ArtistMvs({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useSuspenseInfiniteQuery(artistMvsQuery(id));
  const mvs = query.data.pages.flatMap((page) => page.mvs);
  if (mvs.length === 0)
    return (
      <EmptyTab id={id} drawing="kite">
        <Trans>还没有这位歌手的 MV。</Trans>
      </EmptyTab>
    );
  return (
    <TabSection title={t`MV`} className={classes.endless}>
      <MediaGrid shape="wide">
        {mvs.map(({ id, name, imgurl16v9, imgurl, playCount, publishTime }) => (
          <MvCard
            key={id}
            mv={{ id, name, coverUrl: imgurl16v9 || imgurl }}
            playCount={playCount}
            meta={publishTime && <time dateTime={publishTime}>{publishTime}</time>}
          />
        ))}
      </MediaGrid>
      <InfiniteScrollEnd query={query} pending={mvSkeletons(1)} />
    </TabSection>
  );
}
