import { endpoints, type ListeningReport } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { lazyLibraryKeys } from './lazy-keys.ts';

/** Name of the capability in `/x/capabilities` for `listeningReportQuery`. */
export const LISTENING_REPORT = 'listening-report';

/** Statistics of the user's listening between two times (ms since 1970), by days in the device's time zone. */
export const listeningReportQuery = (uid: string, from: number, to: number) =>
  queryOptions({
    queryKey: lazyLibraryKeys.report(uid, from, to),
    queryFn: async ({ signal }): Promise<ListeningReport> => {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      return expectOk(
        await http.call(endpoints.listening.listeningReport, { params: { from, to, zone }, signal }),
      ).data;
    },
    staleTime: staleTime.minutes(1),
  });
