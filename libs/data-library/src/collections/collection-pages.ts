/** Whatever is collected is told apart by one of these. */
export type Collectable = { id: number } | { vid: string };

/** The id of something collected, as the calls about it want it. */
export const collectedId = (thing: Collectable): string => ('vid' in thing ? thing.vid : String(thing.id));

/** A part of a collection as it came. */
export interface CollectionPage<Thing> {
  things: readonly Thing[];
  /** how many the whole collection holds */
  count: number;
  /** there are more behind it */
  more: boolean;
  /** Ids of those taken out since it came. They keep their places here, so that one that comes back stands where it stood. */
  out: readonly string[];
}

/** The pages of a collection that are there, as the query cache holds them. */
export interface CollectionPages<Thing> {
  pages: CollectionPage<Thing>[];
  pageParams: number[];
}

export interface Collection<Thing> {
  /** those that are there, the newest first, none twice */
  things: readonly Thing[];
  /** how many there are in all */
  count: number;
  /** all of them are there */
  complete: boolean;
}

/** What the pages hold without what was taken out. */
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

/** Where the service goes on: it has forgotten what was taken out, and counts without it. */
export const offsetAfter = (pages: readonly CollectionPage<unknown>[]): number =>
  pages.reduce((sum, { things, out }) => sum + things.length - out.length, 0);

/** The same pages with something taken out, or back in its place; undefined where they do not hold it. */
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
