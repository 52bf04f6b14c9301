import { StaleContent } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { listeningReportQuery } from '@qingyin/data-library';
import { firstWeekday } from '@qingyin/i18n';
import { EmptyState, QueryBoundary } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { DaysChart } from './DaysChart.tsx';
import classes from './ListeningReport.module.css';
import { type ReportPeriod, type ReportSpan, reportSpan } from './report-periods.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import { Shares } from './Shares.tsx';
import { TopLists } from './TopLists.tsx';

export interface ListeningReportProps {
  /** id of the logged-in user, who sees only the own report */
  uid: string;
  period: ReportPeriod;
  onPeriod: (period: ReportPeriod) => void;
  /** with a visible heading; default: visually hidden */
  titled?: boolean;
}

/** Listening report of a week, a month or a year. Requires the capability `LISTENING_REPORT`. */
export function ListeningReport({ uid, period, onPeriod, titled }: ListeningReportProps) {
  const id = useId();
  const { i18n } = useLingui();
  const firstDay = firstWeekday(i18n.locale);
  const [now] = useState(Date.now);
  const [back, setBack] = useState(0);
  const span = useMemo(() => reportSpan(period, back, now, firstDay), [period, back, now, firstDay]);
  // The previous report stays until the next one has loaded.
  const wanted = useMemo(() => ({ span, period }), [span, period]);
  const shown = useDeferredValue(wanted);
  const change = (next: ReportPeriod) => {
    setBack(0);
    onPeriod(next);
  };
  return (
    <section aria-labelledby={id} className={classes.report}>
      <h2 id={id} className={titled ? classes.title : 'qy-unseen'}>
        <Trans>听歌报告</Trans>
      </h2>
      <PeriodPicker period={period} span={span} back={back} onPeriod={change} onBack={setBack} />
      <StaleContent waiting={shown !== wanted}>
        <QueryBoundary pending={<ReportSkeleton />} resetKey={shown.span.from}>
          <Report uid={uid} {...shown} />
        </QueryBoundary>
      </StaleContent>
    </section>
  );
}

function Report({ uid, span, period }: { uid: string; span: ReportSpan; period: ReportPeriod }) {
  const { data } = useSuspenseQuery(listeningReportQuery(uid, span.from, span.to));
  if (data.plays === 0)
    return (
      <EmptyState drawing="zither">
        <Trans>这段时间没有听歌。</Trans>
      </EmptyState>
    );
  return (
    <div className={classes.parts}>
      <ReportFigures report={data} />
      <DaysChart period={period} days={span.days} heard={data.days} />
      <TopLists report={data} />
      <Shares report={data} />
    </div>
  );
}
