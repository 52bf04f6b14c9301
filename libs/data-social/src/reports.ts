import { endpoints, type ReportedKind, type ReportedThing, type ReportReason } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { type InfiniteData, infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';

/** The capability of services that take reports. */
export const REPORT = 'report';

export interface ReportWish {
  kind: ReportedKind;
  id: string;
  reason: ReportReason;
  /** what the reporter adds */
  note?: string;
}

/** Asks administrators to look at something; a second report of the same thing replaces the first. */
export const reportMutation = () =>
  mutationOptions({
    mutationFn: async (wish: ReportWish) =>
      expectOk(await http.call(endpoints.social.report, { params: wish })),
  });

interface ReportsPage {
  things: ReportedThing[];
  more: boolean;
  /** how many things wait for a decision */
  waiting: number;
}

const PER_PAGE = 20;

/** For administrators: what waits for a decision, or (`kept`) what they have kept, the newest first. */
export const reportsQuery = (kept: boolean) =>
  infiniteQueryOptions({
    queryKey: socialKeys.reportList(kept),
    queryFn: async ({ pageParam: offset, signal }): Promise<ReportsPage> => {
      const params = { kept, limit: PER_PAGE, offset };
      const { data, more, waiting } = expectOk(
        await http.call(endpoints.social.adminReports, { params, signal }),
      );
      return { things: data, more, waiting };
    },
    initialPageParam: 0,
    // What was decided has left the service's list as well.
    getNextPageParam: (last, pages) =>
      last.more ? pages.reduce((sum, { things }) => sum + things.length, 0) : undefined,
    staleTime: 0,
  });

export type Decision = 'keep' | 'remove';

/** Keeps or removes what was reported: it leaves the lists at once; they are asked for anew either way. */
export const resolveReportMutation = () =>
  mutationOptions({
    mutationFn: async ({ thing, action }: { thing: ReportedThing; action: Decision }) =>
      expectOk(
        await http.call(endpoints.social.adminReportResolve, {
          params: { kind: thing.kind, id: String(thing.id), action },
        }),
      ),
    onMutate: async ({ thing }, { client }) => {
      await client.cancelQueries({ queryKey: socialKeys.reports() });
      client.setQueriesData<InfiniteData<ReportsPage>>(
        { queryKey: socialKeys.reports() },
        (known) => known && without(known, thing),
      );
    },
    onError: (_error, _variables, _result, { client }) =>
      void client.invalidateQueries({ queryKey: socialKeys.reports() }),
    scope: { id: 'resolve-report' },
    meta: { invalidates: [socialKeys.all] },
  });

const without = (known: InfiniteData<ReportsPage>, { kind, id, keptTime }: ReportedThing) => ({
  ...known,
  pages: known.pages.map((page) => ({
    ...page,
    waiting: page.waiting - (keptTime === 0 ? 1 : 0),
    things: page.things.filter((each) => each.kind !== kind || each.id !== id),
  })),
});
