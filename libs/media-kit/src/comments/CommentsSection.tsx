import type { ReactNode } from 'react';
import classes from './Comments.module.css';
import { COMMENTS_ID } from './show-comments.ts';

interface CommentsSectionProps {
  /** id of its heading */
  heading: string;
  /** below one post of many: the page's 评论 does not lead here */
  brief?: boolean;
  children: ReactNode;
}

/** The block of comments of a page, to which `showComments` leads. */
export function CommentsSection({ heading, brief = false, children }: CommentsSectionProps) {
  return (
    <section
      {...(!brief && { id: COMMENTS_ID, tabIndex: -1 })}
      aria-labelledby={heading}
      className={classes.section}
    >
      {children}
    </section>
  );
}
