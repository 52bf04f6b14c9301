import type { Track } from '@qingyin/contract';
import type { LyricLine, Lyrics } from '@qingyin/lyrics';
import { type Anchor, OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { type ReactNode, useCallback, useState } from 'react';

const LineMenu = lazyComponent(() => import('./LineMenu.tsx'));
const LyricPick = lazyComponent(() => import('../line-selection/LineSelectionDialog.tsx'));

interface LineActions {
  /** opens the menu of a line; a stable function as long as the lyrics are the same */
  onMenu: (line: LyricLine, anchor: Anchor) => void;
  /** menu or dialog, to be rendered by the caller */
  shown: ReactNode;
}

/** Line menu and line selection dialog; their code is loaded when they are first opened. */
export function useLineMenu(lyrics: Lyrics, track: Track): LineActions {
  const [menu, setMenu] = useState<{ line: LyricLine; anchor: Anchor } | null>(null);
  const [picking, setPicking] = useState<LyricLine | null>(null);
  const onMenu = useCallback((line: LyricLine, anchor: Anchor) => setMenu({ line, anchor }), []);
  const shown = (
    <>
      {menu && (
        <OptionalBoundary onLost={() => setMenu(null)}>
          <LineMenu
            {...menu}
            timed={lyrics.timed}
            onPick={() => setPicking(menu.line)}
            onClose={() => setMenu(null)}
          />
        </OptionalBoundary>
      )}
      {picking && (
        <OptionalBoundary onLost={() => setPicking(null)}>
          <LyricPick lyrics={lyrics} first={picking} track={track} onClose={() => setPicking(null)} />
        </OptionalBoundary>
      )}
    </>
  );
  return { onMenu, shown };
}
