import { Page, Section, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { MediaGridSkeleton } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@qingyin/routing';
import { useMemo } from 'react';
import { parseSingerFilter } from './singer-filter.ts';
import { SingerFilters } from './SingerFilters.tsx';
import { SingerGrid } from './SingerGrid.tsx';

const route = getRouteApi('/find-music/singer');

/** Artists (歌手) by language, kind and initial (docs/specification/screens/find-music.md#find-musicsinger). */
export function Singer() {
  const { area, type, initial } = route.useSearch();
  const filter = useMemo(() => parseSingerFilter({ area, type, initial }), [area, type, initial]);
  const shown = useDeferredContent(filter);
  const list = [shown.area, shown.type, shown.initial].join();
  const { t } = useLingui();
  return (
    <Page dense>
      <h1 className="qy-unseen">
        <Trans>歌手</Trans>
      </h1>
      <SingerFilters filter={filter} />
      <StaleContent waiting={shown !== filter}>
        <Section
          title={t`歌手列表`}
          more={
            <Link to="/singer-list" search={{}}>
              <Trans>歌手榜</Trans>
            </Link>
          }
          resetKey={list}
          pending={<MediaGridSkeleton round withMeta={false} />}
        >
          {/* Remounts for another filter: cards present in both lists would visibly move. */}
          <SingerGrid key={list} filter={shown} />
        </Section>
      </StaleContent>
    </Page>
  );
}
