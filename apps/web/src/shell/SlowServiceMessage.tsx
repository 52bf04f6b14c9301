import { useLingui } from '@lingui/react/macro';
import { watchSlowFetches } from '@qingyin/query-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import classes from './SlowServiceMessage.module.css';

/**
 * Message, on every page, that the service is slow: shown while something waits for its first data for longer than
 * 10 s. A polite live region, which exists from the start, so that screen readers announce what appears in it.
 */
export default function SlowServiceMessage() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => watchSlowFetches(client, setSlow), [client]);
  return (
    <div className={classes.host} aria-live="polite" data-slow-service>
      {isSlow && <p className={classes.message}>{t`服务器的回应有点慢，内容到了就会显示。`}</p>}
    </div>
  );
}
