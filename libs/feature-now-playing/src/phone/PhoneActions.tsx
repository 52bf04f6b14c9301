import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { playerBarHandle } from '@qingyin/player-react';
import { TrackLikeButton } from '@qingyin/track-actions';
import { IconButton } from '@qingyin/ui';
import { IconMessageCircle, IconMicrophone2, IconPlaylist } from '@tabler/icons-react';
import type { PhoneFace } from './phone-face.ts';
import styles from './PhoneActions.module.css';

interface PhoneActionsProps {
  track: Track;
  face: PhoneFace;
  /** Shows a face, or the cover if it is shown already. */
  onFace: (face: PhoneFace) => void;
}

/** Like, lyrics, comments and the queue of the playing song. */
export function PhoneActions({ track, face, onFace }: PhoneActionsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.row}>
      <TrackLikeButton track={track} />
      <IconButton
        label={t`歌词`}
        aria-pressed={face === 'lyrics'}
        className={styles.face}
        onClick={() => onFace('lyrics')}
      >
        <IconMicrophone2 size={22} stroke={1.75} data-flip-rtl aria-hidden />
      </IconButton>
      <IconButton
        label={t`评论`}
        aria-pressed={face === 'comments' || face === 'similar'}
        className={styles.face}
        onClick={() => onFace('comments')}
      >
        <IconMessageCircle size={22} stroke={1.75} data-flip-rtl aria-hidden />
      </IconButton>
      <IconButton
        label={t`打开队列`}
        aria-haspopup="dialog"
        className={styles.face}
        onClick={() => playerBarHandle.get()?.toggleQueue()}
      >
        <IconPlaylist size={22} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
