import { InfiniteScrollEnd } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { notificationsQuery } from '@qingyin/data-social';
import { EmptyState } from '@qingyin/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import styles from './NotificationPanel.module.css';
import { NotificationRow } from './NotificationRow.tsx';
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx';

/** Notifications, newest first, with infinite scrolling. */
export function NotificationList() {
  const { t } = useLingui();
  const query = useSuspenseInfiniteQuery(notificationsQuery());
  const notifications = query.data.pages.flatMap((page) => page.notices);
  if (notifications.length === 0)
    return (
      <EmptyState drawing="tea">
        <Trans>还没有通知。有人回复、提到或关注你时，会写在这里。</Trans>
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={t`通知`} className={styles.list}>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} />
          </li>
        ))}
      </ul>
      <InfiniteScrollEnd query={query} pending={<NotificationsSkeleton count={3} />} />
    </>
  );
}
