import { personQuery } from '@qingyin/data-social';
import type { ScreenLoadArgs } from '@qingyin/routing';

/** What the head of /care needs before it shows. Never rejects: the page says what went wrong. */
export const loadCareHead = ({
  queryClient,
  params,
}: Pick<ScreenLoadArgs<'/care/dynamic/$uid'>, 'queryClient' | 'params'>): Promise<void> =>
  queryClient.prefetchQuery(personQuery(params.uid));
