/** A collected resource, identified by `id` or `vid`. */
export type Collectable = { id: number } | { vid: string };

/** Id of a collected resource as a parameter of calls. */
export const collectedId = (entry: Collectable): string => ('vid' in entry ? entry.vid : String(entry.id));

/** A page of a collection as the service returned it. */
export interface CollectionPage<Entry> {
  entries: readonly Entry[];
  /** number of entries in the whole collection */
  count: number;
  /** more pages follow */
  more: boolean;
  /**
   * ids removed since the page was fetched; their entries stay in `entries`, so that a rollback restores the
   * position
   */
  removedIds: readonly string[];
}

/** Loaded pages of a collection in the query cache. */
export interface CollectionPages<Entry> {
  pages: CollectionPage<Entry>[];
  pageParams: number[];
}

export interface Collection<Entry> {
  /** loaded entries, newest first, without duplicates */
  entries: readonly Entry[];
  /** number of all entries */
  count: number;
  /** all entries are loaded */
  complete: boolean;
}

/** Entries of the loaded pages without removed ones and duplicates. */
export function readCollection<Entry extends Collectable>({
  pages,
}: Pick<CollectionPages<Entry>, 'pages'>): Collection<Entry> {
  const seen = new Set<string>(pages.flatMap(({ removedIds }) => removedIds));
  const entries: Entry[] = [];
  for (const page of pages) {
    for (const entry of page.entries) {
      const id = collectedId(entry);
      if (seen.has(id)) continue;
      seen.add(id);
      entries.push(entry);
    }
  }
  const last = pages.at(-1);
  const complete = last?.more !== true;
  return { entries, count: complete ? entries.length : Math.max(last.count, entries.length), complete };
}

/** Offset of the next page: the service has deleted the removed entries and counts without them. */
export const nextOffset = (pages: readonly CollectionPage<unknown>[]): number =>
  pages.reduce((sum, { entries, removedIds }) => sum + entries.length - removedIds.length, 0);

/** Marks an entry as removed or restores it; undefined when no page contains it in the opposite state. */
export function withRemoved<Entry extends Collectable>(
  data: CollectionPages<Entry>,
  id: string,
  isRemoved: boolean,
): CollectionPages<Entry> | undefined {
  const isInOppositeState = ({ entries, removedIds }: CollectionPage<Entry>) =>
    removedIds.includes(id) !== isRemoved && entries.some((entry) => collectedId(entry) === id);
  const at = data.pages.findIndex(isInOppositeState);
  if (at < 0) return undefined;
  const pages = data.pages.map((page, place) => ({
    ...page,
    count: page.count + (isRemoved ? -1 : 1),
    removedIds:
      place !== at
        ? page.removedIds
        : isRemoved
          ? [...page.removedIds, id]
          : page.removedIds.filter((other) => other !== id),
  }));
  return { ...data, pages };
}
