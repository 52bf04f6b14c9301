import { radioStartQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';

/** What would play first. Never rejects: the page says what went wrong. */
export async function loadRadio(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(radioStartQuery('DEFAULT'));
}
