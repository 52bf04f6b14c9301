/** A collected resource, identified by `id` or `vid`. */
export type Collectable = { id: number } | { vid: string };

/** Id of a collected resource as a parameter of calls. */
export const collectedId = (thing: Collectable): string => ('vid' in thing ? thing.vid : String(thing.id));

/** A page of a collection as the service returned it. */
export interface CollectionPage<Thing> {
  things: readonly Thing[];
  /** number of entries in the whole collection */
  count: number;
  /** more pages follow */
  more: boolean;
  /**
   * ids removed since the page was fetched; their entries stay in `things`, so that a rollback restores the
   * position
   */
  out: readonly string[];
}

/** Loaded pages of a collection in the query cache. */
export interface CollectionPages<Thing> {
  pages: CollectionPage<Thing>[];
  pageParams: number[];
}

export interface Collection<Thing> {
  /** loaded entries, newest first, without duplicates */
  things: readonly Thing[];
  /** number of all entries */
  count: number;
  /** all entries are loaded */
  complete: boolean;
}

/** Entries of the loaded pages without removed ones and duplicates. */
export function readCollection<Thing extends Collectable>({
  pages,
}: Pick<CollectionPages<Thing>, 'pages'>): Collection<Thing> {
  const seen = new Set<string>(pages.flatMap(({ out }) => out));
  const things: Thing[] = [];
  for (const page of pages) {
    for (const thing of page.things) {
      const id = collectedId(thing);
      if (seen.has(id)) continue;
      seen.add(id);
      things.push(thing);
    }
  }
  const last = pages.at(-1);
  const complete = last?.more !== true;
  return { things, count: complete ? things.length : Math.max(last.count, things.length), complete };
}

/** Offset of the next page: the service has deleted the removed entries and counts without them. */
export const offsetAfter = (pages: readonly CollectionPage<unknown>[]): number =>
  pages.reduce((sum, { things, out }) => sum + things.length - out.length, 0);

/** Marks an entry as removed or restores it; undefined when no page contains it in the opposite state. */
export function withOut<Thing extends Collectable>(
  data: CollectionPages<Thing>,
  id: string,
  isOut: boolean,
): CollectionPages<Thing> | undefined {
  const holds = ({ things, out }: CollectionPage<Thing>) =>
    out.includes(id) !== isOut && things.some((thing) => collectedId(thing) === id);
  const at = data.pages.findIndex(holds);
  if (at < 0) return undefined;
  const pages = data.pages.map((page, place) => ({
    ...page,
    count: page.count + (isOut ? -1 : 1),
    out: place !== at ? page.out : isOut ? [...page.out, id] : page.out.filter((other) => other !== id),
  }));
  return { ...data, pages };
}
