import { FilterRow, Section, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { cardSkeletons, MAX_COLUMNS, MV_RATIO, CardShelf } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MvArea, mvAreas } from '@qingyin/data-video';
import { Link } from '@qingyin/routing';
import { ErrorState, QueryBoundary } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { areaNames, searchOf } from '../../shared/mv-filter-labels.ts';
import { MvListCard } from '../../shared/MvListCard.tsx';
import { NoMvs } from '../../shared/NoMvs.tsx';
import { type BlockAreas, type BlockName, mvBlocks, mvLink } from './mv-blocks.ts';
import classes from './MvBlock.module.css';

interface MvBlockProps {
  name: BlockName;
  areas: BlockAreas;
}

/**
 * Row of MVs with an area filter and a link to the full list. Its height is constant, so that nothing below moves.
 */
export function MvBlock({ name, areas }: MvBlockProps) {
  const { t, i18n } = useLingui();
  const block = mvBlocks[name];
  const title = i18n._(block.title);
  const area = areas[name];
  const shown = useDeferredContent(area);
  const pending = (
    <CardShelf label={title} shape="wide">
      {cardSkeletons(MAX_COLUMNS.wide, { ratio: MV_RATIO })}
    </CardShelf>
  );
  return (
    <Section
      title={title}
      more={
        <Link to="/mv-all" search={searchOf({ ...block.filter, area })}>
          <Trans>全部</Trans>
        </Link>
      }
    >
      <div className={classes.areas}>
        <FilterRow
          label={t`${title}的地区`}
          labelled={false}
          choices={mvAreas.map((one) => ({
            key: one,
            label: i18n._(areaNames[one]),
            link: mvLink({ ...areas, [name]: one }),
            chosen: one === area,
          }))}
        />
      </div>
      <div className={classes.shelf}>
        <div className={classes.measure} aria-hidden>
          {pending}
        </div>
        <StaleContent waiting={shown !== area}>
          <QueryBoundary
            pending={pending}
            failed={(error, retry) => (
              <div className={classes.instead}>
                <ErrorState error={error} onRetry={retry} />
              </div>
            )}
            resetKey={shown}
          >
            {/* Remounts for another area: cards present in both lists would visibly move. */}
            <Shelf key={shown} name={name} area={shown} areas={areas} />
          </QueryBoundary>
        </StaleContent>
      </div>
    </Section>
  );
}

function Shelf({ name, area, areas }: MvBlockProps & { area: MvArea }) {
  const { i18n } = useLingui();
  const block = mvBlocks[name];
  const { data: mvs } = useSuspenseQuery(block.query(area));
  if (mvs.length === 0) return <NoMvs unfiltered={area !== '全部' && mvLink({ ...areas, [name]: '全部' })} />;
  return (
    <CardShelf label={i18n._(block.title)} shape="wide">
      {mvs.map((mv) => (
        <MvListCard key={mv.id} mv={mv} />
      ))}
    </CardShelf>
  );
}
