import type { ReactNode } from 'react';
import classes from './Comments.module.css';
import { COMMENTS_ID } from './scroll-to-comments.ts';

interface CommentsSectionProps {
  /** id of the heading */
  heading: string;
  /** comments of another resource than the page's: the page's 评论 button does not scroll here */
  ofOther?: boolean;
  children: ReactNode;
}

/** Comments section of a page, the target of `scrollToComments`. */
export function CommentsSection({ heading, ofOther = false, children }: CommentsSectionProps) {
  return (
    <section
      {...(!ofOther && { id: COMMENTS_ID, tabIndex: -1 })}
      aria-labelledby={heading}
      className={classes.section}
    >
      {children}
    </section>
  );
}
