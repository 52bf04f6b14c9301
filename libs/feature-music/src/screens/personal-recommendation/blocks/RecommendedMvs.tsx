import { ArtistLinks, MV_RATIO, MvCard } from '@qingyin/media-ui';
import { recommendedMvsQuery } from '@qingyin/data-music';
import { blockNames } from '../block-order/block-names.ts';
import { WideSection } from './WideSection.tsx';

/** Block of recommended MVs (推荐MV), with a link to all MVs; left out when there are none. */
export const RecommendedMvs = () => (
  <WideSection
    title={blockNames.mvs}
    all="/mv"
    ratio={MV_RATIO}
    query={recommendedMvsQuery()}
    card={({ id, name, picUrl, playCount, artists }) => (
      <MvCard
        key={id}
        mv={{ id, name, coverUrl: picUrl }}
        playCount={playCount}
        meta={artists.length > 0 && <ArtistLinks artists={artists} />}
      />
    )}
  />
);
