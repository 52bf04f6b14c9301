import { useLingui } from '@lingui/react';
import { listRoutes } from '@qingyin/routing';
import { useMemo } from 'react';
import { type ActId, acts, wordsOf } from '../acts/acts.ts';
import type { Command } from './find-commands.ts';

/** These pages are of something, or for who runs the service. */
const NO_GOAL = new Set(['/artists-detail', '/edit-song-list', '/test']);
/** It would lead to where one is. */
const ITSELF = 'view:palette';

/** All pages that need no more to be found, and all acts; keys are given to some of the pages only. */
export function useCommands(): readonly Command[] {
  const { _: translate } = useLingui();
  return useMemo(() => {
    const known = acts
      .filter(({ id }) => id !== ITSELF)
      .map(({ id, group, name, words }) => ({ id, group, words, label: translate(name) }));
    const taken = new Set<ActId>(known.map(({ id }) => id));
    const others = listRoutes()
      .filter(({ path, layout }) => layout === 'shell' && !path.includes('$') && !NO_GOAL.has(path))
      .map(({ path, title }) => ({
        id: `page:${path}` as ActId,
        group: 'page' as const,
        label: translate(title),
        words: wordsOf(path),
        far: true,
      }))
      .filter(({ id }) => !taken.has(id));
    return [...known, ...others];
    // `translate` is another function once the language changes.
  }, [translate]);
}
