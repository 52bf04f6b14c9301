import { CountedButton, Description, type Subscription } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CatalogueText } from '@qingyin/ui';
import {
  IconHeart,
  IconHeartFilled,
  IconMessageCircle,
  IconMusic,
  IconShare3,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './FilmHead.module.css';

interface FilmHeadProps {
  title: string;
  makers: ReactNode;
  /** release date and play count, one line */
  facts: ReactNode;
  description: string | null;
  like: Subscription;
  likedCount: number;
  collection: Subscription;
  commentCount: number;
  onShare: () => void;
  onComments: () => void;
  /** absent if the film has no song */
  onSong: (() => void) | undefined;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Title, facts, actions and description of a film. */
export function FilmHead(props: FilmHeadProps) {
  const { title, makers, facts, description, like, collection, likedCount, commentCount, onSong } = props;
  const { t } = useLingui();
  const Heart = like.subscribed ? IconHeartFilled : IconHeart;
  const Star = collection.subscribed ? IconStarFilled : IconStar;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        <CatalogueText text={title} />
      </h1>
      <div className={styles.facts}>
        <span className={styles.makers}>{makers}</span>
        {facts}
      </div>
      <div className={styles.acts}>
        {onSong && (
          <Button variant="filled" className={styles.song} icon={<IconMusic {...icon} />} onClick={onSong}>
            <Trans>听这首歌</Trans>
          </Button>
        )}
        <CountedButton
          name={t`喜欢`}
          count={likedCount}
          icon={<Heart {...icon} />}
          aria-pressed={like.subscribed}
          onClick={like.toggle}
        />
        <Button icon={<Star {...icon} />} aria-pressed={collection.subscribed} onClick={collection.toggle}>
          {t`收藏`}
        </Button>
        <Button icon={<IconShare3 {...icon} data-flip-rtl />} onClick={props.onShare}>
          {t`分享`}
        </Button>
        <CountedButton
          name={t`评论`}
          count={commentCount}
          icon={<IconMessageCircle {...icon} />}
          onClick={props.onComments}
        />
      </div>
      {description && <Description text={description} />}
    </header>
  );
}
