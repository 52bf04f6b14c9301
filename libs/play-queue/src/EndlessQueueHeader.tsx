import { TrackLikeButton, useExcludeCurrentSong } from '@qingyin/track-actions';
import { Trans, useLingui } from '@lingui/react/macro';
import { HEART_MODE } from '@qingyin/data-library';
import { BarButton, usePlayer, usePlayerState } from '@qingyin/player-react';
import { IconHeartbeat, IconPlayerSkipForward, IconRadio, IconTrash } from '@tabler/icons-react';
import styles from './EndlessQueueHeader.module.css';

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Header of an endless queue (private FM or heart mode), with actions for the current song. */
export function EndlessQueueHeader() {
  const kind = usePlayerState(({ source }) => source?.kind);
  return kind === 'fm' || kind === HEART_MODE ? <SourceLine radio={kind === 'fm'} /> : null;
}

function SourceLine({ radio }: { radio: boolean }) {
  const { t } = useLingui();
  const player = usePlayer();
  const track = usePlayerState((snapshot) => snapshot.track);
  const trash = useExcludeCurrentSong();
  const Icon = radio ? IconRadio : IconHeartbeat;
  return (
    <div role="group" aria-label={radio ? t`私人FM` : t`心动模式`} className={styles.line}>
      <Icon {...look} className={styles.icon} />
      <p className={styles.text}>
        <b>{radio ? <Trans>私人FM</Trans> : <Trans>心动模式</Trans>}</b>
        <span>
          <Trans>后面的歌会自己接上</Trans>
        </span>
      </p>
      {radio && (
        <BarButton label={t`不再播放这首歌`} onClick={trash}>
          <IconTrash {...look} />
        </BarButton>
      )}
      {track && <TrackLikeButton track={track} />}
      <BarButton label={t`下一首`} onClick={player.next}>
        <IconPlayerSkipForward {...look} />
      </BarButton>
    </div>
  );
}
