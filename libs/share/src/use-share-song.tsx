import { loadSongShare } from './load-song-share.ts';
import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { IconButton, useLazyComponent } from '@qingyin/ui';
import { IconShare3 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

/** Share button (分享) for the playing song and its dialog. The code of the dialog loads on the click. */
export function useShareSong(): { buttonOf: (track: Track) => ReactNode; dialog: ReactNode } {
  const { t } = useLingui();
  const { Part, need } = useLazyComponent(loadSongShare);
  const [shared, setShared] = useState<Track | null>(null);
  const share = (track: Track) => {
    need();
    setShared(track);
  };
  return {
    buttonOf: (track) => (
      <IconButton label={t`分享`} onClick={() => share(track)}>
        <IconShare3 size={20} stroke={1.75} data-flip-rtl aria-hidden />
      </IconButton>
    ),
    dialog: shared && Part && <Part track={shared} onClose={() => setShared(null)} />,
  };
}
