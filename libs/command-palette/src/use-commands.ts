import { type CommandId, commands, searchTermsOf } from '@qingyin/shortcuts';
import { useLingui } from '@lingui/react';
import { listRoutes } from '@qingyin/routing';
import { useMemo } from 'react';
import type { PaletteCommand } from './find-commands.ts';

/** Pages left out: they need a parameter, or are meant for operators. */
const NO_GOAL = new Set(['/artists-detail', '/edit-song-list', '/test']);
/** The palette does not list the command that opens it. */
const ITSELF = 'view:palette';

/**
 * All commands and all pages without parameters, with labels in the language of the interface. Includes pages that
 * keys cannot be bound to.
 */
export function useCommands(): readonly PaletteCommand[] {
  const { _: translate } = useLingui();
  return useMemo(() => {
    const known = commands
      .filter(({ id }) => id !== ITSELF)
      .map(({ id, group, name, searchTerms }) => ({ id, group, searchTerms, label: translate(name) }));
    const taken = new Set<CommandId>(known.map(({ id }) => id));
    const others = listRoutes()
      .filter(({ path, layout }) => layout === 'shell' && !path.includes('$') && !NO_GOAL.has(path))
      .map(({ path, title }) => ({
        id: `page:${path}` as CommandId,
        group: 'page' as const,
        label: translate(title),
        searchTerms: searchTermsOf(path),
        queryOnly: true,
      }))
      .filter(({ id }) => !taken.has(id));
    return [...known, ...others];
    // `translate` is a new function after a language change.
  }, [translate]);
}
