import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { loadSongShare } from '@qingyin/media-kit';
import { useLazyPart } from '@qingyin/player-react';
import { IconButton } from '@qingyin/ui';
import { IconShare3 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useServices } from '../services-context.ts';

/** 分享 of the song that plays, from where it stands. The dialog's code comes with the press. */
export function useShareSong(): { buttonOf: (track: Track) => ReactNode; dialog: ReactNode } {
  const { t } = useLingui();
  const { locale } = useServices();
  const { Part, need } = useLazyPart(async () => {
    // Its texts are not among those of the first view.
    const [SongShare] = await Promise.all([loadSongShare(), locale.loadTexts('rest')]);
    return SongShare;
  });
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
