import { Trans } from '@lingui/react/macro';
import { DetailBoundary, Page } from '@qingyin/media-kit';
import { getRouteApi } from '@qingyin/routing';
import { FilmSkeleton } from '../film/FilmSkeleton.tsx';
import { MvBody } from './MvBody.tsx';

const route = getRouteApi('/mv-detail/$mvid');

/** An MV: the film, who made it, what people say, what is like it (screens.md, /mv-detail/{mvid}). */
export function MvDetail() {
  const { mvid } = route.useParams();
  const { t } = route.useSearch();
  return (
    <Page>
      <DetailBoundary
        // Another MV is another page: its own film, scroll and requests.
        key={mvid}
        pending={<FilmSkeleton />}
        gone={<Trans>没有找到这个MV，它也许已经下架。</Trans>}
      >
        <MvBody id={mvid} startS={t} />
      </DetailBoundary>
    </Page>
  );
}
