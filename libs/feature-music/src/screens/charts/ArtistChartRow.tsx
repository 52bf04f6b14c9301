import { Section } from '@qingyin/list-layout';
import { ArtistCard, MAX_COLUMNS, MediaGrid, MediaGridSkeleton, Rank, RankChange } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { artistChartQuery } from '@qingyin/data-music';
import { Link } from '@qingyin/routing';
import { EmptyState, usePhone } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { defaultRegion } from '../singer-list/chart-regions.ts';
import classes from './ArtistChartRow.module.css';

/** Fills one row of the widest page, or two rows on phones. */
const SHOWN = MAX_COLUMNS.square;
const ROWS = 1;
const PHONE_ROWS = 2;

/** First places of the artist chart, with a link to the whole chart. */
export function ArtistChartRow() {
  const { t } = useLingui();
  const rows = usePhone() ? PHONE_ROWS : ROWS;
  return (
    <Section
      title={t`歌手榜`}
      more={
        <Link to="/singer-list">
          <Trans>完整榜单</Trans>
        </Link>
      }
      pending={<MediaGridSkeleton rows={rows} round />}
    >
      <FirstArtists rows={rows} />
    </Section>
  );
}

function FirstArtists({ rows }: { rows: number }) {
  const { artists } = useSuspenseQuery(artistChartQuery(defaultRegion.type)).data;
  if (artists.length === 0)
    return (
      <EmptyState drawing="zither">
        <Trans>还没有歌手上榜。</Trans>
      </EmptyState>
    );
  return (
    <MediaGrid rows={rows}>
      {artists.slice(0, SHOWN).map((artist, place) => (
        <ArtistCard
          key={artist.id}
          artist={artist}
          meta={
            <span className={classes.place}>
              <Rank place={place} />
              <RankChange place={place} lastPlace={artist.lastRank} />
            </span>
          }
        />
      ))}
    </MediaGrid>
  );
}
