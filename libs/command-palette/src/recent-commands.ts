import { persistedValue, queryRoots } from '@qingyin/query-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEPT = 5;
const NONE: readonly string[] = [];

const kept = persistedValue(queryRoots.system, 'recent-commands', (value): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, KEPT) : NONE,
);

/** Ids of the commands last used on this device (persisted, at most five), newest first. */
export function useRecentCommands() {
  const client = useQueryClient();
  const { data: recent = NONE } = useQuery(kept.query());
  return {
    recent,
    remember: (id: string) =>
      void kept.keep(client, [id, ...recent.filter((other) => other !== id)].slice(0, KEPT)),
  };
}
