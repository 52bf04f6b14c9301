import { seekOnceCurrent, usePlaySong } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import { formatDuration } from '@qingyin/i18n';
import { usePlayer } from '@qingyin/player-react';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import classes from './Moment.module.css';

/** Moment of a song in a comment; plays the song from there. */
export function MomentChip({ id, at }: { id: string; at: number }) {
  const { t } = useLingui();
  const player = usePlayer();
  const playSong = usePlaySong();
  const time = formatDuration(at);
  const play = () => {
    if (String(player.snapshot.get().track?.id) === id) player.play();
    else playSong(id);
    seekOnceCurrent(player, Number(id), at);
  };
  return (
    <button type="button" className={classes.chip} aria-label={t`从 ${time} 播放`} onClick={play}>
      <IconPlayerPlayFilled size={10} aria-hidden />
      {time}
    </button>
  );
}
