import { Skeleton, SkeletonText } from '@qingyin/ui';
import styles from '../Section.module.css';

/** Heights of what the fields of a profile hold, px: a line, four lines with their count, a choice, a line. */
const FIELDS = [44, 148, 40, 44];

/** The profile and its form before they are there, as tall as they will be. */
export function ProfileSkeleton() {
  return (
    <div className={styles.profile} aria-hidden>
      <div className={styles.person}>
        <Skeleton width="88px" height="88px" radius="round" />
        <div className={styles.personBones}>
          <SkeletonText lines={3} />
        </div>
      </div>
      <div className={styles.form}>
        {FIELDS.map((height, at) => (
          <div key={at} className={styles.fieldBones}>
            <Skeleton width="4em" height="0.9em" />
            <Skeleton height={`${height}px`} />
          </div>
        ))}
        <Skeleton width="68px" height="40px" radius="l" />
      </div>
    </div>
  );
}
