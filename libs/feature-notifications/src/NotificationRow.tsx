import { Trans, useLingui } from '@lingui/react/macro';
import type { UserNotification, NotificationKind } from '@qingyin/contract';
import { formatDateTime } from '@qingyin/i18n';
import { Link } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { Avatar, CoverImage } from '@qingyin/ui';
import {
  IconAt,
  IconDisc,
  IconHeartFilled,
  IconMessageCircleFilled,
  IconRepeat,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { notificationLink } from './notification-link.ts';
import styles from './NotificationRow.module.css';
import { NotificationText } from './NotificationText.tsx';

const PICTURE_PX = 40;

const icons: Readonly<Record<NotificationKind, TablerIcon>> = {
  reply: IconMessageCircleFilled,
  comment: IconMessageCircleFilled,
  mention: IconAt,
  'like-comment': IconHeartFilled,
  'like-event': IconHeartFilled,
  forward: IconRepeat,
  follow: IconUserPlus,
  album: IconDisc,
};

/** One notification: who did what, to what and when; a link to its target. */
export function NotificationRow({ notification }: { notification: UserNotification }) {
  const { i18n } = useLingui();
  const me = useSession(({ userId }) => userId ?? '');
  // Quoted text: the album's name or the comment's text, else the text of the liked or forwarded post.
  const about =
    notification.album?.name ?? notification.comment?.content ?? notification.subject?.words ?? '';
  const when = formatDateTime(notification.time, i18n.locale);
  return (
    <Link
      {...notificationLink(notification, me)}
      className={styles.row}
      data-unread={notification.unread ? '' : undefined}
    >
      <Picture notification={notification} />
      <span className={styles.text}>
        <span className={styles.what} dir="auto">
          <NotificationText notification={notification} />
        </span>
        {about !== '' && (
          <span className={styles.about} dir="auto">
            {about}
          </span>
        )}
        <span className={styles.when}>{when}</span>
      </span>
      {notification.unread && (
        <span className={styles.dot}>
          <span className="qy-unseen">
            <Trans>未读</Trans>
          </span>
        </span>
      )}
    </Link>
  );
}

function Picture({ notification: { kind, people, album } }: { notification: UserNotification }) {
  const Icon = icons[kind];
  const [person] = people;
  return (
    <span className={styles.picture} aria-hidden>
      {album ? (
        <CoverImage src={album.picUrl} alt="" size={PICTURE_PX} radius="s" />
      ) : (
        <Avatar src={person?.avatarUrl} name={person?.nickname ?? ''} size={PICTURE_PX} />
      )}
      <span className={styles.kind}>
        <Icon size={12} stroke={2} />
      </span>
    </span>
  );
}
