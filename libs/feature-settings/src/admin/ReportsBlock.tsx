import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Decision, reportsQuery, resolveReportMutation } from '@qingyin/data-social';
import type { ReportedContent } from '@qingyin/contract';
import { Button, RadioList, SkeletonText, InlineError, describeActionFailure } from '@qingyin/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';
import { ReportedRow } from './ReportedRow.tsx';

type Shown = 'waiting' | 'kept';

/** Moderation of reports: pending ones, and content that was kept. */
export function ReportsBlock() {
  const { t, i18n } = useLingui();
  const [shown, show] = useState<Shown>('waiting');
  const query = useInfiniteQuery(reportsQuery(shown === 'kept'));
  const { data, isError, error, refetch } = query;
  const resolve = useMutation(resolveReportMutation());
  const reports = data?.pages.flatMap((page) => page.things);
  const waiting = data?.pages[0]?.waiting ?? 0;
  const decide = (report: ReportedContent, action: Decision) => resolve.mutate({ report, action });
  return (
    <SettingsBlock
      title={t`举报`}
      about={t`保留以后，这些举报不再等着处理；删除以后，所有人都看不到它，也不能恢复。`}
    >
      {data && (
        <p role="status" className={styles.countAbove}>
          <Plural value={waiting} _0="没有等着处理的。" other="# 件等着处理" />
        </p>
      )}
      <RadioList<Shown>
        label={t`看哪些`}
        inline
        value={shown}
        onChange={show}
        options={[
          { value: 'waiting', text: t`等着处理的` },
          { value: 'kept', text: t`保留了的` },
        ]}
      />
      {!reports && !isError && <SkeletonText lines={4} />}
      {!reports && isError && <InlineError error={error} onRetry={() => void refetch()} />}
      {reports?.length === 0 && shown === 'kept' && (
        <p className={styles.quiet}>
          <Trans>还没有保留过什么。</Trans>
        </p>
      )}
      {reports && reports.length > 0 && (
        <ul aria-label={t`举报`} className={styles.rows}>
          {reports.map((report) => (
            <ReportedRow key={`${report.kind}-${report.id}`} report={report} onDecide={decide} />
          ))}
        </ul>
      )}
      <p role="alert" className={styles.failure}>
        {resolve.error && i18n._(describeActionFailure(resolve.error))}
      </p>
      {query.hasNextPage && (
        <Button aria-busy={query.isFetchingNextPage || undefined} onClick={() => void query.fetchNextPage()}>
          <Trans>再看一些</Trans>
        </Button>
      )}
    </SettingsBlock>
  );
}
