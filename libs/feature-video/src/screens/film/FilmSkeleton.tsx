import { Skeleton, SkeletonText } from '@qingyin/ui';
import { FilmPage } from './FilmPage.tsx';
import headStyles from './FilmHead.module.css';
import { RelatedSkeleton } from './RelatedFilms.tsx';
import stageStyles from '../../shared/stage.module.css';

/** Skeleton of a film's page. */
export function FilmSkeleton() {
  return (
    <FilmPage
      stage={<div className={stageStyles.stage} aria-hidden />}
      content={
        <div className={headStyles.head} aria-hidden>
          <Skeleton width="min(60%, 18em)" height="2.25rem" />
          <SkeletonText width="min(50%, 16em)" />
          <div className={headStyles.acts}>
            <Skeleton width="118px" height="40px" radius="l" />
            <Skeleton width="92px" height="40px" radius="l" />
            <Skeleton width="92px" height="40px" radius="l" />
          </div>
        </div>
      }
      beside={<RelatedSkeleton />}
      comments={null}
    />
  );
}
