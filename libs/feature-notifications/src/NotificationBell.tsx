import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { capabilitiesQuery } from '@qingyin/data-account';
import { NOTIFICATIONS, unreadNotificationsQuery } from '@qingyin/data-social';
import { OptionalBoundary, IconButton, lazyComponent } from '@qingyin/ui';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './NotificationBell.module.css';
import { useMarkNotificationsRead } from './use-mark-notifications-read.ts';

const NotificationPanel = lazyComponent(() => import('./NotificationPanel.tsx'));

/** Larger counts are shown as `99+`. */
const MOST = 99;

/**
 * Bell button with the unread count, which opens the notification panel. Calls `onAbsent` if the service lacks the
 * capability.
 */
export default function NotificationBell({ onAbsent }: { onAbsent: () => void }) {
  const offers = useQuery(capabilitiesQuery());
  const offered = offers.data?.features.includes(NOTIFICATIONS);
  const leave = useEffectEvent(onAbsent);
  useEffect(() => {
    if (offered === false) leave();
  }, [offered]);
  return offered ? <Bell /> : null;
}

function Bell() {
  const { t } = useLingui();
  const { data } = useQuery(unreadNotificationsQuery());
  const readAll = useMarkNotificationsRead();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const unread = data?.unread ?? 0;
  const quiet = unread === 0 && data?.any === true;
  const count = t`${plural(unread, { other: '# 条未读' })}`;
  const name = unread > 0 ? t`通知，${count}` : quiet ? t`通知，有新的` : t`通知`;
  const close = () => {
    setAnchor(null);
    // Closing the panel marks what it has shown as read.
    readAll();
  };
  return (
    <>
      <IconButton
        label={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        className={styles.bell}
        onPointerEnter={() => void import('./NotificationPanel.tsx').catch(() => undefined)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconBell size={20} stroke={1.75} aria-hidden />
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
        {quiet && <span className={styles.dot} aria-hidden />}
      </IconButton>
      {anchor && (
        <OptionalBoundary onLost={() => setAnchor(null)}>
          <NotificationPanel anchor={anchor} onReadAll={readAll} onClose={close} />
        </OptionalBoundary>
      )}
    </>
  );
}
