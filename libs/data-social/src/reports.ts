import { endpoints, type ReportedKind, type ReportedContent, type ReportReason } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { type InfiniteData, infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';
import { lazySocialKeys } from './lazy-keys.ts';

/** Name of the capability for reports. */
export const REPORT = 'report';

export interface ReportVariables {
  kind: ReportedKind;
  id: string;
  reason: ReportReason;
  /** additional text of the reporter */
  note?: string;
}

/** Reports content to the administrators; a second report of the same content replaces the first. */
export const reportMutation = () =>
  mutationOptions({
    mutationFn: async (variables: ReportVariables) =>
      expectOk(await http.call(endpoints.social.report, { params: variables })),
  });

interface ReportsPage {
  things: ReportedContent[];
  more: boolean;
  /** number of undecided reports */
  waiting: number;
}

const PER_PAGE = 20;

/** For administrators: undecided reports, or with `kept` the content that they decided to keep; newest first. */
export const reportsQuery = (kept: boolean) =>
  infiniteQueryOptions({
    queryKey: lazySocialKeys.reportList(kept),
    queryFn: async ({ pageParam: offset, signal }): Promise<ReportsPage> => {
      const params = { kept, limit: PER_PAGE, offset };
      const { data, more, waiting } = expectOk(
        await http.call(endpoints.social.adminReports, { params, signal }),
      );
      return { things: data, more, waiting };
    },
    initialPageParam: 0,
    // Counts the cached entries, because resolved reports leave the service's list too.
    getNextPageParam: (last, pages) =>
      last.more ? pages.reduce((sum, { things }) => sum + things.length, 0) : undefined,
    staleTime: 0,
  });

export type Decision = 'keep' | 'remove';

/** Keeps or removes reported content: optimistic update of the lists, which are refetched in either case. */
export const resolveReportMutation = () =>
  mutationOptions({
    mutationFn: async ({ report, action }: { report: ReportedContent; action: Decision }) =>
      expectOk(
        await http.call(endpoints.social.adminReportResolve, {
          params: { kind: report.kind, id: String(report.id), action },
        }),
      ),
    onMutate: async ({ report }, { client }) => {
      await client.cancelQueries({ queryKey: lazySocialKeys.reports() });
      client.setQueriesData<InfiniteData<ReportsPage>>(
        { queryKey: lazySocialKeys.reports() },
        (known) => known && without(known, report),
      );
    },
    onError: (_error, _variables, _result, { client }) =>
      void client.invalidateQueries({ queryKey: lazySocialKeys.reports() }),
    scope: { id: 'resolve-report' },
    meta: { invalidates: [socialKeys.all] },
  });

const without = (known: InfiniteData<ReportsPage>, { kind, id, keptTime }: ReportedContent) => ({
  ...known,
  pages: known.pages.map((page) => ({
    ...page,
    waiting: page.waiting - (keptTime === 0 ? 1 : 0),
    things: page.things.filter((each) => each.kind !== kind || each.id !== id),
  })),
});
