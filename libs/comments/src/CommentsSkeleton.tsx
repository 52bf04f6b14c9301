import { CommentItemSkeleton } from './CommentSkeleton.tsx';
import classes from './Comments.module.css';

/** Skeleton of the first comments. */
export function CommentsSkeleton() {
  return (
    <ul className={classes.list} aria-hidden>
      {[0, 1, 2].map((row) => (
        <li key={row}>
          <CommentItemSkeleton />
        </li>
      ))}
    </ul>
  );
}
