import type { ReportedContent } from '@qingyin/contract';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { reportsQuery, resolveReportMutation } from './index.ts';

const report = (id: number) => ({ kind: 'comment', id, keptTime: 0 }) as ReportedContent;

async function setUp(code: number) {
  let reports = [report(1), report(2)];
  const stub = stubFetch({
    '/x/admin/reports': () => ({ code: 200, data: reports, more: false, waiting: reports.length }),
    '/x/admin/reports/resolve': () => {
      if (code === 200) reports = [report(2)];
      return { code };
    },
  });
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  await client.fetchInfiniteQuery(reportsQuery(false));
  const shown = () => {
    const [page] = client.getQueryData(reportsQuery(false).queryKey)?.pages ?? [];
    return [page?.waiting, ...(page?.things.map(({ id }) => id) ?? [])];
  };
  const keep = () =>
    new MutationObserver(client, resolveReportMutation()).mutate({ report: report(1), action: 'keep' });
  return { stub, client, shown, keep };
}

it('removes a resolved report from the list at once', async () => {
  const { stub, shown, keep } = await setUp(200);
  const done = keep();
  await expect.poll(shown).toEqual([1, 2]);
  await done;
  expect(await stub.requests[1]?.form()).toEqual({ kind: 'comment', id: '1', action: 'keep' });
});

it('refetches the list when resolving fails', async () => {
  const { client, keep } = await setUp(400);
  await expect(keep()).rejects.toMatchObject({ code: 400 });
  expect(client.getQueryState(reportsQuery(false).queryKey)?.isInvalidated).toBe(true);
});
