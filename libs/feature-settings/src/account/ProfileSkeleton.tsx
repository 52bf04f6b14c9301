import { Skeleton, SkeletonText } from '@qingyin/ui';
import styles from '../Section.module.css';

/** Heights of the form's fields, px: text field, text area with counter, radio list, date field. */
const FIELDS = [44, 148, 40, 44];

/** Skeleton of the profile and its form, in their height. */
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
