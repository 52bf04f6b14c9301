import { Skeleton } from '@qingyin/ui';
import classes from './EditForm.module.css';

const FIELDS_PX = [44, 116, 44, 44];

/** Skeleton of the form. */
export function EditSkeleton() {
  return (
    <div className={classes.form}>
      <div className={classes.columns}>
        <div className={classes.cover}>
          <Skeleton ratio={1} radius="m" />
        </div>
        <div className={classes.fields}>
          {FIELDS_PX.map((height, at) => (
            <Skeleton key={at} height={`${height}px`} />
          ))}
        </div>
      </div>
    </div>
  );
}
