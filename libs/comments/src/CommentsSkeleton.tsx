import { CommentItemSkeleton } from './CommentSkeleton.tsx';
import classes from './Comments.module.css';

/** Skeleton of the first comments. */
export function CommentsSkeleton() {
  return (
    <div className={classes.first} aria-hidden>
      <ul className={classes.list}>
        {[0, 1, 2].map((row) => (
          <li key={row}>
            <CommentItemSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
