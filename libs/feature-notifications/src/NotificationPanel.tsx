import { Trans, useLingui } from '@lingui/react/macro';
import { useOnNavigation } from '@qingyin/routing';
import { Button, IconButton, QueryBoundary } from '@qingyin/ui';
import { Sheet } from '@qingyin/ui/lazy';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { NotificationSettings } from './NotificationSettings.tsx';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationPanel.module.css';
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx';

interface NotificationPanelProps {
  anchor: Element;
  onReadAll: () => void;
  onClose: () => void;
}

/** Notification panel: a popover below the bell, a sheet on phones. Following a link closes it. */
export default function NotificationPanel({ anchor, onReadAll, onClose }: NotificationPanelProps) {
  const { t } = useLingui();
  const choices = useId();
  const [choosing, choose] = useState(false);
  useOnNavigation(onClose);
  return (
    <Sheet label={t`通知`} anchor={anchor} onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title}>
            <Trans>通知</Trans>
          </h2>
          <Button
            variant="plain"
            size="s"
            icon={<IconChecks size={16} stroke={1.75} aria-hidden />}
            onClick={onReadAll}
          >
            <Trans>全部已读</Trans>
          </Button>
          <IconButton
            size="s"
            label={t`通知设置`}
            aria-expanded={choosing}
            aria-controls={choices}
            onClick={() => choose(!choosing)}
          >
            <IconSettings size={18} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
        <div id={choices}>{choosing && <NotificationSettings />}</div>
        <QueryBoundary pending={<NotificationsSkeleton />}>
          <NotificationList />
        </QueryBoundary>
      </div>
    </Sheet>
  );
}
