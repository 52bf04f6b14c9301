import { Section } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { mvChartQuery } from '@qingyin/data-video';
import { Link } from '@qingyin/routing';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { NoMvs } from '../../shared/NoMvs.tsx';
import { RankedMvRow, RankedMvSkeletons } from '../../shared/RankedMvRow.tsx';
import classes from './ChartBlock.module.css';

const PLACES = 6;

/** First places of the MV chart, with a link to the whole chart. */
export function ChartBlock() {
  const { t } = useLingui();
  return (
    <Section
      title={t`MV排行榜`}
      more={
        <Link to="/top-mv">
          <Trans>全部</Trans>
        </Link>
      }
      pending={
        <div className={classes.places}>
          <RankedMvSkeletons count={PLACES} />
        </div>
      }
    >
      <Places />
    </Section>
  );
}

function Places() {
  const { data } = useSuspenseInfiniteQuery(mvChartQuery('全部'));
  const mvs = data.pages[0]?.mvs ?? [];
  if (mvs.length === 0) return <NoMvs unfiltered={false} />;
  return (
    <ol className={classes.places}>
      {mvs.slice(0, PLACES).map((mv, place) => (
        <RankedMvRow key={mv.id} mv={mv} place={place} />
      ))}
    </ol>
  );
}
