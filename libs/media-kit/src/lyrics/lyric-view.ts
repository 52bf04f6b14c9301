import { createStore, get, set } from 'idb-keyval';

/** What is shown beside the words themselves. */
export interface LyricView {
  translation: boolean;
  romanisation: boolean;
}

const KEY = 'lyric-view';
let view: LyricView = { translation: true, romanisation: false };
let asked = false;
const listeners = new Set<() => void>();
let kept: ReturnType<typeof createStore> | undefined;
const database = () => (kept ??= createStore('qingyin-lyrics', 'settings'));

function apply(next: LyricView): void {
  view = next;
  for (const listener of [...listeners]) listener();
}

/** The choice counts at once; where the browser keeps nothing it holds for this visit. */
export const lyricView = {
  get: (): LyricView => view,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!asked) void restore();
    return () => void listeners.delete(listener);
  },
  toggle(what: keyof LyricView): void {
    asked = true;
    apply({ ...view, [what]: !view[what] });
    void keep(view);
  },
};

async function restore(): Promise<void> {
  asked = true;
  try {
    const before = view;
    const found = await get<LyricView>(KEY, database());
    // A choice made meanwhile wins.
    if (found && view === before) apply({ ...view, ...found });
  } catch {
    // Nothing kept: the defaults hold.
  }
}

async function keep(chosen: LyricView): Promise<void> {
  try {
    await set(KEY, chosen, database());
  } catch {
    // Holds for this visit only.
  }
}
