import { classNames } from '../controls/class-names.ts';
import classes from './Loading.module.css';

export interface LoadingProps {
  /** as high as a page, so that what stands below does not move */
  page?: boolean;
}

/**
 * Shown while a page's code loads: a drawing inside a spinner and the text, which is the same in every language
 * (docs/specification/routes.md#path-parameters).
 */
export function Loading({ page = true }: LoadingProps) {
  return (
    <div role="status" className={classNames(classes.loading, page && classes.page)}>
      <span className={classes.ring}>
        <svg viewBox="0 0 48 48" role="img" aria-label="青音" className={classes.image}>
          <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round">
            <path d="M24 10v20.5" />
            <path d="M24 10c1 5 8 5.5 8 12" />
            <ellipse
              cx="19.8"
              cy="31.5"
              rx="4.4"
              ry="3.4"
              fill="currentColor"
              transform="rotate(-18 19.8 31.5)"
            />
            <path d="M12 39.5c4-2 8 1.6 12 0s8-1.6 12 0" opacity=".55" />
          </g>
        </svg>
      </span>
      <span className={classes.text} lang="en" dir="ltr">
        Loading...
      </span>
    </div>
  );
}
