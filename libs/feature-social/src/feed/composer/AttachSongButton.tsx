import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { IconButton, useLazyComponent } from '@qingyin/ui';
import { IconMusicPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { AttachedResource } from './draft-attachments.ts';

const toAttachment = (track: Track): AttachedResource => ({
  kind: 'song',
  id: String(track.id),
  name: track.name,
  by: track.artists.map(({ name }) => name).join(' / '),
  coverUrl: track.album.picUrl || null,
});

/** Attaches a song to the post; the song picker loads on the first press. */
export function AttachSongButton({ onAttach }: { onAttach: (attachment: AttachedResource) => void }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { Part, need, ahead } = useLazyComponent(() =>
    import('./song-picker/SongPicker.tsx').then((module) => module.SongPicker),
  );
  return (
    <>
      <IconButton
        size="s"
        label={t`带上一首歌`}
        aria-haspopup="dialog"
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => {
          need();
          setOpen(true);
        }}
      >
        <IconMusicPlus size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {open && Part && (
        <Part onChoose={(track) => onAttach(toAttachment(track))} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
