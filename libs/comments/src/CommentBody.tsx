import { PersonLink } from '@qingyin/auth-gate';
import { RichText } from '@qingyin/composer';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import { foreignLanguage } from '@qingyin/i18n';
import { type ReactNode, useState } from 'react';
import classes from './CommentItem.module.css';

/** Maximum number of lines before folding: a hundred line breaks take two hundred characters only. */
const LINES_MAX = 8;
/** Maximum number of characters before folding; other services accept long comments. */
const LETTERS_MAX = 400;

interface CommentBodyProps {
  content: string;
  mentions?: Comment['mentions'];
  /** before the text, in its first line */
  lead?: ReactNode;
}

/** Text of a comment, folded if it is long. */
export function CommentBody({ content, mentions, lead }: CommentBodyProps) {
  const { t } = useLingui();
  const long = content.length > LETTERS_MAX || content.split('\n').length > LINES_MAX;
  const [whole, setWhole] = useState(false);
  return (
    <>
      <div className={classes.text} data-folded={long && !whole ? '' : undefined}>
        {lead}
        <RichText text={content} mentions={mentions} className={lead ? classes.inline : undefined} />
      </div>
      {long && (
        <button
          type="button"
          className={classes.quiet}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t`收起` : t`展开`}
        </button>
      )}
    </>
  );
}

/** Quote of the comment that this one replies to. */
export function QuotedComment({ answered }: { answered: NonNullable<Comment['beReplied']>[number] }) {
  const { i18n } = useLingui();
  const { content, user } = answered;
  return (
    <blockquote className={classes.answered} dir="auto">
      {content === null ? (
        <Trans>这条评论已被删除</Trans>
      ) : (
        <>
          <PersonLink userId={user.userId} className={classes.answeredName}>
            <bdi>@{user.nickname}</bdi>
          </PersonLink>{' '}
          {/* Not isolated: the quote has the direction of the comment. */}
          <span lang={foreignLanguage(content, i18n.locale)}>{content}</span>
        </>
      )}
    </blockquote>
  );
}
