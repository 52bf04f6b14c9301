import { privateFmStartQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';

/** Route loader: the first songs of the radio. Never rejects: the page shows the error. */
export async function loadRadio(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(privateFmStartQuery('DEFAULT'));
}
