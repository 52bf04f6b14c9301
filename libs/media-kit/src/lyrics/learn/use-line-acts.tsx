import type { Track } from '@qingyin/contract';
import type { LyricLine, Lyrics } from '@qingyin/lyrics';
import { type Anchor, Extra, lazyPart } from '@qingyin/ui';
import { type ReactNode, useCallback, useState } from 'react';

const LineMenu = lazyPart(() => import('./LineMenu.tsx'));
const LyricPick = lazyPart(() => import('../pick/LyricPick.tsx'));

interface LineActs {
  /** opens the menu of a line; the same function as long as the words are the same */
  onMenu: (line: LyricLine, anchor: Anchor) => void;
  /** menu or dialog, to be drawn somewhere */
  shown: ReactNode;
}

/** What can be done with lines; the code of it comes when it is asked for. */
export function useLineActs(lyrics: Lyrics, track: Track): LineActs {
  const [menu, setMenu] = useState<{ line: LyricLine; anchor: Anchor } | null>(null);
  const [picking, setPicking] = useState<LyricLine | null>(null);
  const onMenu = useCallback((line: LyricLine, anchor: Anchor) => setMenu({ line, anchor }), []);
  const shown = (
    <>
      {menu && (
        <Extra onLost={() => setMenu(null)}>
          <LineMenu
            {...menu}
            timed={lyrics.timed}
            onPick={() => setPicking(menu.line)}
            onClose={() => setMenu(null)}
          />
        </Extra>
      )}
      {picking && (
        <Extra onLost={() => setPicking(null)}>
          <LyricPick lyrics={lyrics} first={picking} track={track} onClose={() => setPicking(null)} />
        </Extra>
      )}
    </>
  );
  return { onMenu, shown };
}
