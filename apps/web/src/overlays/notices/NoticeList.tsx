import { Trans, useLingui } from '@lingui/react/macro';
import { noticesQuery } from '@qingyin/data-social';
import { EndlessEnd } from '@qingyin/media-kit';
import { EmptyState } from '@qingyin/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import styles from './NoticePanel.module.css';
import { NoticeRow } from './NoticeRow.tsx';
import { NoticesSkeleton } from './NoticesSkeleton.tsx';

/** Notifications, newest first, with infinite scrolling. */
export function NoticeList() {
  const { t } = useLingui();
  const query = useSuspenseInfiniteQuery(noticesQuery());
  const notices = query.data.pages.flatMap((page) => page.notices);
  if (notices.length === 0)
    return (
      <EmptyState drawing="tea">
        <Trans>还没有通知。有人回复、提到或关注你时，会写在这里。</Trans>
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={t`通知`} className={styles.list}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} />
          </li>
        ))}
      </ul>
      <EndlessEnd query={query} pending={<NoticesSkeleton count={3} />} />
    </>
  );
}
