import { StaleContent, useProgressiveRender } from '@qingyin/list-layout';
import { CollectionHead, useArtistNames, useSharePage, useSubscription } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { artistDynamicQuery, artistQuery, followArtistMutation, isLibraryId } from '@qingyin/data-music';
import { usePageTitle } from '@qingyin/routing';
import { lazyComponent, OptionalBoundary } from '@qingyin/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { ArtistTab } from './artist-tab.ts';
import classes from './ArtistBody.module.css';
import { ArtistFacts, OtherNames, otherNames } from './ArtistFacts.tsx';
import { ArtistTabs } from './ArtistTabs.tsx';
import { TabContent } from './tabs/TabContent.tsx';
import { usePlayHotSongs } from './use-play-hot-songs.ts';

/** Progressive rendering in two steps: the head with its tabs, then the content. */
const PARTS = 2;

const LibraryArtistButtons = lazyComponent(() => import('./LibraryArtistButtons.tsx'));

/** Body of an artist's page. The head stays mounted while the tab changes. */
export function ArtistBody({ id, tab }: { id: string; tab: ArtistTab }) {
  const { t } = useLingui();
  const { artist } = useSuspenseQuery(artistQuery(id)).data;
  const { data: dynamic } = useQuery(artistDynamicQuery(id));
  const follow = useSubscription({
    id,
    subscribed: dynamic?.followed,
    intent: 'follow-artist',
    mutation: followArtistMutation(),
  });
  const play = usePlayHotSongs(id);
  const name = useArtistNames()(artist.name);
  const sharing = useSharePage(name);
  usePageTitle(name);
  const drawn = useProgressiveRender(PARTS, ['link']);
  const shown = useDeferredValue(tab);
  const names = otherNames(artist);

  return (
    <>
      <CollectionHead
        round
        label={t({ message: '歌手', context: '一位' })}
        title={name}
        coverUrl={artist.avatar || artist.cover || null}
        creator={names.length > 0 && <OtherNames names={names} />}
        facts={<ArtistFacts artist={artist} />}
        onPlayAll={isLibraryId(id) || artist.musicSize + artist.albumSize > 0 ? play : undefined}
        followed={follow.subscribed}
        onFollow={follow.toggle}
        onShare={sharing.share}
        more={
          drawn >= PARTS &&
          isLibraryId(id) && (
            <OptionalBoundary>
              <LibraryArtistButtons artistId={Number(id)} name={artist.name} />
            </OptionalBoundary>
          )
        }
      />
      {sharing.dialog}
      <div className={classes.content}>
        <ArtistTabs id={id} name={name} tab={tab} />
        {drawn >= PARTS && (
          <StaleContent waiting={shown !== tab}>
            <TabContent id={id} name={name} tab={shown} />
          </StaleContent>
        )}
      </div>
    </>
  );
}
