import { Trans } from '@lingui/react/macro';
import { capabilitiesQuery } from '@qingyin/data-account';
import { LISTENING_REPORT } from '@qingyin/data-library';
import { Link } from '@qingyin/routing';
import { buttonClass } from '@qingyin/ui';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

/** Whether the service offers listening reports; undefined while unknown. */
export function useHasListeningReport(): boolean | undefined {
  const { data, isError } = useQuery(capabilitiesQuery());
  return isError ? false : data?.features.includes(LISTENING_REPORT);
}

/** Link to the listening report. */
export function ListeningReportLink() {
  return (
    <Link to="/recently-played-single" search={{ report: 'week' }} className={buttonClass('soft')}>
      <IconChartBar size={18} stroke={1.75} aria-hidden />
      <Trans>听歌报告</Trans>
    </Link>
  );
}
