import { ListeningReport, type ReportPeriod, ReportSkeleton } from '@qingyin/listening-stats';
import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@qingyin/routing';
import { IconChevronLeft } from '@tabler/icons-react';
import classes from './ListeningReportView.module.css';

interface ReportViewProps {
  uid: string;
  period: ReportPeriod;
  /** whether the service is known to offer reports; otherwise a skeleton is shown */
  sure: boolean;
}

/** Listening report in place of the songs, with a link back to them. */
export default function ListeningReportView({ uid, period, sure }: ReportViewProps) {
  const navigate = useNavigate();
  return (
    <>
      <p>
        <Link to="/recently-played-single" search={{}} className={classes.back}>
          <IconChevronLeft size={18} stroke={1.75} data-flip-rtl aria-hidden />
          <Trans>返回最近播放</Trans>
        </Link>
      </p>
      {sure ? (
        <ListeningReport
          uid={uid}
          period={period}
          onPeriod={(report) =>
            void navigate({
              to: '/recently-played-single',
              search: { report },
              replace: true,
              resetScroll: false,
            })
          }
        />
      ) : (
        <ReportSkeleton />
      )}
    </>
  );
}
