import { useSession } from '@qingyin/session/react';
import { Extra, lazyPart } from '@qingyin/ui';
import { useState } from 'react';
import { useServices } from '../services-context.ts';
import { whenIdle } from '../wiring/when-idle.ts';
import styles from './TopBar.module.css';

/** The place of the bell, for who is signed in. Its code and texts come when the browser has nothing better to do. */
export function NoticesSlot() {
  const login = useSession((session) => session.login);
  return login && <Room />;
}

function Room() {
  const { locale } = useServices();
  const [absent, setAbsent] = useState(false);
  const [Bell] = useState(() =>
    lazyPart(async () => {
      await new Promise<void>((resolve) => whenIdle(() => resolve()));
      const [module] = await Promise.all([
        import('../overlays/notices/NoticeBell.tsx'),
        locale.loadTexts('people'),
      ]);
      return module;
    }),
  );
  if (absent) return null;
  return (
    <div className={styles.bell}>
      <Extra>
        <Bell onAbsent={() => setAbsent(true)} />
      </Extra>
    </div>
  );
}
