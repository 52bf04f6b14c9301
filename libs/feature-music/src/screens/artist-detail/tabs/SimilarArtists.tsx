import { TabSection } from '@qingyin/ui';
import { PersonalGate } from '@qingyin/auth-gate';
import { ArtistCard, MediaGrid } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { similarArtistsQuery } from '@qingyin/data-music';
import { useSuspenseQuery } from '@tanstack/react-query';
import { EmptyTab } from './EmptyTab.tsx';
import classes from './ArtistWorks.module.css';

/**
 * Similar artists; signed-in users only, as some services require login
 * (docs/specification/contract/discover.md#singer-page).
 */
export default function SimilarArtists({ id }: { id: string }) {
  return (
    <PersonalGate invitation={<Trans>登录之后，这里会有与之相似的歌手。</Trans>} drawing="mountains">
      <SimilarCards id={id} />
    </PersonalGate>
  );
}

function SimilarCards({ id }: { id: string }) {
  const { t } = useLingui();
  const { data: artists } = useSuspenseQuery(similarArtistsQuery(id));
  if (artists.length === 0)
    return (
      <EmptyTab id={id} drawing="boat">
        <Trans>还没有找到相似的歌手。</Trans>
      </EmptyTab>
    );
  return (
    <TabSection title={t`相似歌手`} className={classes.endless}>
      <MediaGrid>
        {artists.map((artist) => (
          <ArtistCard key={artist.id} artist={artist} />
        ))}
      </MediaGrid>
    </TabSection>
  );
}
