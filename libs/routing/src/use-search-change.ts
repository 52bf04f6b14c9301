import { useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

type Search = Record<string, unknown>;

/** Applies to `latest` what differs between `shown` and `target`; removed parameters become undefined. */
export function applySearchChange(latest: Search, shown: Search, target: Search): Search {
  const changed = [...new Set([...Object.keys(shown), ...Object.keys(target)])]
    .filter((key) => shown[key] !== target[key])
    .map((key) => [key, target[key]] as const);
  return { ...latest, ...Object.fromEntries(changed) };
}

/**
 * Turns the search parameters of a choice into an update of the latest ones. A page shows its previous address
 * until a navigation ends; a second choice made in that time would take the first one back if its link held all
 * parameters.
 *
 * @returns a function that takes the parameters of a link to the shown page, and returns the updater for the link
 */
export function useSearchChange(): (target: object) => (latest: object) => Search {
  const shown = useSearch({ strict: false });
  return useCallback(
    (target) => (latest) => applySearchChange(latest as Search, shown as Search, target as Search),
    [shown],
  );
}
