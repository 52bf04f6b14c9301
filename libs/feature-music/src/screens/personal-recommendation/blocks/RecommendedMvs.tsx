import { ArtistLinks, MV_RATIO, MvCard, WideShelf } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { recommendedMvsQuery } from '@qingyin/data-music';
import { EmptyState } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { blockNames } from '../block-order/block-names.ts';
import { WideSection } from './WideSection.tsx';

/** Block of recommended MVs (推荐MV), with a link to all MVs. */
export const RecommendedMvs = () => (
  <WideSection title={blockNames.mvs} all="/mv" ratio={MV_RATIO}>
    <Mvs />
  </WideSection>
);

function Mvs() {
  const { i18n } = useLingui();
  const { data: mvs } = useSuspenseQuery(recommendedMvsQuery());
  if (mvs.length === 0)
    return (
      <EmptyState drawing="kite">
        <Trans>现在没有可以推荐的 MV。</Trans>
      </EmptyState>
    );
  return (
    <WideShelf label={i18n._(blockNames.mvs)}>
      {mvs.map(({ id, name, picUrl, playCount, artists }) => (
        <MvCard
          key={id}
          mv={{ id, name, coverUrl: picUrl }}
          playCount={playCount}
          meta={artists.length > 0 && <ArtistLinks artists={artists} />}
        />
      ))}
    </WideShelf>
  );
}
