import { ListeningReport } from '@qingyin/listening-stats';
import { capabilitiesQuery } from '@qingyin/data-account';
import { LISTENING_REPORT } from '@qingyin/data-library';
import { getRouteApi, useNavigate } from '@qingyin/routing';
import { useQuery } from '@tanstack/react-query';

const route = getRouteApi('/homepage/$uid');

/** Listening report of a week, month or year; nothing if the service does not support it. */
export default function OwnListeningReport({ uid }: { uid: string }) {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data } = useQuery(capabilitiesQuery());
  if (!data?.features.includes(LISTENING_REPORT)) return null;
  return (
    <ListeningReport
      titled
      uid={uid}
      period={search.report ?? 'week'}
      onPeriod={(period) =>
        void navigate({
          to: '/homepage/$uid',
          params: { uid },
          search: { ...search, report: period === 'week' ? undefined : period },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
