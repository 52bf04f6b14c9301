import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import { foreignLanguage, formatCount, formatDate } from '@qingyin/i18n';
import { PersonLink } from '../access/PersonLink.tsx';
import { Avatar, CatalogueText, Skeleton, SkeletonText } from '@qingyin/ui';
import { IconThumbUp } from '@tabler/icons-react';
import classes from './CommentItem.module.css';

const AVATAR_PX = 40;

/** One comment, read only: who, what, when and how many liked it; with the words it answers. */
export function CommentItem({ comment }: { comment: Comment }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { user, content, likedCount, time } = comment;
  const [answered] = comment.beReplied ?? [];
  return (
    <article className={classes.item}>
      <Avatar src={user.avatarUrl} name={user.nickname} size={AVATAR_PX} />
      <div className={classes.body}>
        <PersonLink userId={user.userId} className={classes.name}>
          <CatalogueText text={user.nickname} />
        </PersonLink>
        <p className={classes.words} dir="auto" lang={foreignLanguage(content, locale)}>
          {content}
        </p>
        {answered && (
          <blockquote className={classes.answered} dir="auto">
            {answered.content === null ? (
              <Trans>这条评论已被删除</Trans>
            ) : (
              <>
                <PersonLink userId={answered.user.userId} className={classes.answeredName}>
                  <bdi>@{answered.user.nickname}</bdi>
                </PersonLink>{' '}
                <span lang={foreignLanguage(answered.content, locale)}>{answered.content}</span>
              </>
            )}
          </blockquote>
        )}
        <p className={classes.meta}>
          <time dateTime={new Date(time).toISOString()}>{formatDate(time, locale)}</time>
          {likedCount > 0 && (
            <span className={classes.likes}>
              <IconThumbUp size={14} stroke={1.75} aria-hidden />
              <span aria-hidden>{formatCount(likedCount, locale)}</span>
              <span className="qy-unseen">
                <Plural value={likedCount} other="# 人赞同" />
              </span>
            </span>
          )}
        </p>
      </div>
    </article>
  );
}

/** The shape of a comment. */
export function CommentItemSkeleton() {
  return (
    <div className={classes.item}>
      <Skeleton width={AVATAR_PX} height={AVATAR_PX} radius="round" />
      <div className={classes.body}>
        <SkeletonText width="7em" />
        <SkeletonText lines={2} />
      </div>
    </div>
  );
}
