import { useLingui } from '@lingui/react';
import { momentCommentsQuery } from '@qingyin/data-social';
import { foreignLanguage, formatDuration } from '@qingyin/i18n';
import { Avatar, CatalogueText } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import classes from './CommentHeat.module.css';

interface MomentCommentProps {
  id: string;
  /** ms */
  from: number;
  to: number;
  /** horizontal position, 0 to 1 of the duration */
  share: number;
}

const AVATAR_PX = 24;

/** The most liked comment of a part of a track. */
export function MomentComment({ id, from, to, share }: MomentCommentProps) {
  const { i18n } = useLingui();
  const { data = [] } = useQuery(momentCommentsQuery(id, from, to));
  const [said] = data.toSorted((one, other) => other.likedCount - one.likedCount);
  if (!said) return null;
  const { user, content, at = from } = said;
  return (
    <div className={classes.said} style={{ '--qy-share': String(Math.min(share, 1)) } as object}>
      <Avatar src={user.avatarUrl} name={user.nickname} size={AVATAR_PX} />
      <div className={classes.text}>
        <span className={classes.who}>
          <CatalogueText text={user.nickname} /> <span dir="ltr">{formatDuration(at)}</span>
        </span>
        <span className={classes.content} dir="auto" lang={foreignLanguage(content, i18n.locale)}>
          {content}
        </span>
      </div>
    </div>
  );
}
