import { Skeleton } from '@qingyin/ui';

/** Skeleton of the mini player while its code loads. */
export function MiniPlayerSkeleton() {
  return (
    <div aria-busy="true" style={{ display: 'grid', gap: 12, padding: 16 }}>
      <Skeleton width="48%" height="1rem" />
      <Skeleton width="32%" height="0.75rem" />
    </div>
  );
}
