import { useSession } from '@qingyin/session/react';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { useState } from 'react';
import { loadPart } from '../parts/load-part.ts';
import { useAfterFirstView } from '../wiring/after-first-view.ts';
import styles from './TopBar.module.css';

const Bell = lazyComponent(loadPart('notificationBell'));

/** Slot of the notification bell, for logged-in users. Its code and texts load when the browser is idle. */
export function NotificationBellSlot() {
  const login = useSession((session) => session.login);
  return login && <Room />;
}

function Room() {
  const afterFirstView = useAfterFirstView();
  const [absent, setAbsent] = useState(false);
  if (absent) return null;
  return (
    <div className={styles.bell}>
      {afterFirstView && (
        <OptionalBoundary>
          <Bell onAbsent={() => setAbsent(true)} />
        </OptionalBoundary>
      )}
    </div>
  );
}
