import { useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import {
  IconMessageCircle,
  IconPlayerPlayFilled,
  IconShare3,
  IconStar,
  IconStarFilled,
  IconUserCheck,
  IconUserPlus,
} from '@tabler/icons-react';
import { type ReactNode } from 'react';
import classes from './CollectionHead.module.css';
import { CountedButton } from './CountedButton.tsx';

export interface CollectionActionsProps {
  /** replaces 播放全部 as the filled button */
  lead?: ReactNode;
  /** undefined while there is nothing to play */
  onPlayAll?: () => void;
  /** 收藏; undefined for the user's own */
  onSubscribe?: () => void;
  subscribed?: boolean;
  /** 关注, for people instead of 收藏 */
  onFollow?: () => void;
  followed?: boolean;
  onShare?: () => void;
  onComments?: () => void;
  commentCount?: number;
  /** further actions at the end */
  more?: ReactNode;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * Action row of a collection: 播放全部 (the one filled button), 收藏, 分享, 评论; the names are fixed
 * (docs/specification/accessible-names.md).
 */
export function CollectionActions(props: CollectionActionsProps) {
  const { lead, onPlayAll, onSubscribe, subscribed = false, onFollow, followed = false } = props;
  const { onShare, onComments, commentCount = 0, more } = props;
  const { t } = useLingui();
  const Star = subscribed ? IconStarFilled : IconStar;
  const Person = followed ? IconUserCheck : IconUserPlus;
  return (
    <>
      {lead ?? (
        <Button
          variant="filled"
          icon={<IconPlayerPlayFilled size={16} aria-hidden />}
          disabled={!onPlayAll}
          onClick={onPlayAll}
        >
          {t`播放全部`}
        </Button>
      )}
      <div className={classes.rest}>
        {onSubscribe && (
          <Button icon={<Star {...look} />} aria-pressed={subscribed} onClick={onSubscribe}>
            {t`收藏`}
          </Button>
        )}
        {onFollow && (
          <Button icon={<Person {...look} />} aria-pressed={followed} onClick={onFollow}>
            {followed ? t`已关注` : t({ message: '关注', context: '动词' })}
          </Button>
        )}
        {onShare && (
          <Button icon={<IconShare3 {...look} data-flip-rtl />} onClick={onShare}>
            {t`分享`}
          </Button>
        )}
        {onComments && (
          <CountedButton
            name={t`评论`}
            count={commentCount}
            icon={<IconMessageCircle {...look} />}
            onClick={onComments}
          />
        )}
        {more}
      </div>
    </>
  );
}
