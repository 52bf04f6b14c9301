import type { ReactNode } from 'react';
import classes from './Comments.module.css';
import { COMMENTS_ID } from './show-comments.ts';

interface CommentsSectionProps {
  /** id of its heading */
  heading: string;
  /** of another thing than the page's: the page's 评论 does not lead here */
  ofOther?: boolean;
  children: ReactNode;
}

/** The block of comments of a page, to which `showComments` leads. */
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
