import { Page } from '@qingyin/list-layout';
import { DetailBoundary } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@qingyin/routing';
import { FilmSkeleton } from '../film/FilmSkeleton.tsx';
import { MvBody } from './MvBody.tsx';

const route = getRouteApi('/mv-detail/$mvid');

/** MV page: film, artists, comments, similar MVs (docs/specification/screens/video.md#mv-detailmvid). */
export function MvDetail() {
  const { mvid } = route.useParams();
  const { t } = route.useSearch();
  return (
    <Page>
      <DetailBoundary
        // Remounts for another MV, with its own film, scroll position and requests.
        key={mvid}
        pending={<FilmSkeleton />}
        gone={<Trans>没有找到这个MV，它也许已经下架。</Trans>}
      >
        <MvBody id={mvid} startS={t} />
      </DetailBoundary>
    </Page>
  );
}
