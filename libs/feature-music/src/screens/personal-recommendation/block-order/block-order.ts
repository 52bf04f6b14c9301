/** Blocks of the home page in the default order of users: their own music, then what is recommended. */
export const homeBlocks = [
  'continue',
  'recent',
  'own',
  'library',
  'banners',
  'entries',
  'daily',
  'playlists',
  'exclusive',
  'new-songs',
  'mvs',
  'stations',
] as const;
export type HomeBlock = (typeof homeBlocks)[number];

/**
 * Default order of guests: the banner is painted before any script runs (PrerenderedHome.tsx), and the music library,
 * known late, comes after the first view.
 */
const guestBlocks: readonly HomeBlock[] = [
  ...(['banners', 'entries', 'continue', 'recent', 'own', 'daily', 'playlists', 'library'] as const),
  ...(['exclusive', 'new-songs', 'mvs', 'stations'] as const),
];

export const defaultBlocks = (login: boolean): readonly HomeBlock[] => (login ? homeBlocks : guestBlocks);

/** The user's choice of blocks. */
export interface HomeLayout {
  /** null: the default order */
  order: readonly HomeBlock[] | null;
  hidden: readonly HomeBlock[];
}

export const defaultLayout: HomeLayout = { order: null, hidden: [] };

const isBlock = (value: unknown): value is HomeBlock => homeBlocks.some((block) => block === value);

/** Known names in a persisted list, each once; null if there is none. */
function parseBlocks(kept: unknown): HomeBlock[] | null {
  const known = [...new Set(Array.isArray(kept) ? kept.filter(isBlock) : [])];
  return known.length > 0 ? known : null;
}

/** Parses a persisted layout; earlier versions persisted the order alone. */
export function parseHomeLayout(kept: unknown): HomeLayout {
  if (typeof kept !== 'object' || kept === null) return defaultLayout;
  if (Array.isArray(kept)) return { order: parseBlocks(kept), hidden: [] };
  const { order, hidden } = kept as { order?: unknown; hidden?: unknown };
  return { order: parseBlocks(order), hidden: parseBlocks(hidden) ?? [] };
}

/** All blocks in the order of a layout; blocks that it lacks (newer ones) are at their default index. */
export function orderOf({ order: chosen }: HomeLayout, login: boolean): HomeBlock[] {
  const defaults = defaultBlocks(login);
  if (!chosen) return [...defaults];
  const order = [...chosen];
  defaults.forEach((block, index) => {
    if (!order.includes(block)) order.splice(index, 0, block);
  });
  return order;
}
