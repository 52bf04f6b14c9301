import { Skeleton, SkeletonText } from '@qingyin/ui';
import styles from './NotificationPanel.module.css';

/** Skeleton of notifications, in their size. */
export function NotificationsSkeleton({ count = 5 }: { count?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.bones}>
          <Skeleton width="40px" height="40px" radius="round" />
          <SkeletonText lines={3} />
        </div>
      ))}
    </div>
  );
}
