import { useLingui } from '@lingui/react/macro';
import { usePlayerState } from '@qingyin/player-react';
import type { NowTab } from '@qingyin/routing';
import { coverUrl, IconButton } from '@qingyin/ui';
import { IconChevronDown, IconWaveSawTool } from '@tabler/icons-react';
import { useRef } from 'react';
import { usePulledAway } from '../hands/gestures/use-pulled-away.ts';
import { useShareSong } from '../shell/use-share-song.tsx';
import { useSound } from '../shell/use-sound.tsx';
import { Nothing } from './now-playing/Nothing.tsx';
import { PhoneTransport } from './now-playing/PhoneTransport.tsx';
import { NowTabs } from './now-playing/tabs/NowTabs.tsx';
import { TrackHead } from './now-playing/TrackHead.tsx';
import { useComing } from './now-playing/use-coming.ts';
import { useCoveredPage } from './now-playing/use-covered-page.ts';
import { useOverlayFocus } from './now-playing/use-overlay-focus.ts';
import { LazyVisual } from './now-playing/visual/LazyVisual.tsx';
import { VisualButton } from './now-playing/visual/VisualButton.tsx';
import SmallWindowButton from './small-window/SmallWindowButton.tsx';
import styles from './NowPlaying.module.css';

/** Size of the background image, px: it is blurred beyond recognition. */
const FIELD_PX = 64;

interface NowPlayingProps {
  /** The selected tab beside the cover. */
  tab: NowTab;
  onTab: (tab: NowTab) => void;
  onClose: () => void;
  /** Closed: the exit transition runs. */
  leaving?: boolean;
  /** Called when the exit transition has ended and the component may be unmounted. */
  onGone?: () => void;
}

/**
 * The now-playing page (screens.md, shell): cover on one side; lyrics, comments or similar songs on the other. It
 * covers the page except for the player bar, which remains the transport. Open while mounted, until `leaving`.
 * Escape, its close button and pull to dismiss call `onClose`.
 */
export default function NowPlaying({ tab, onTab, onClose, leaving = false, onGone }: NowPlayingProps) {
  const { t } = useLingui();
  const track = usePlayerState((snapshot) => snapshot.track);
  const page = useRef<HTMLDivElement>(null);
  const sharing = useShareSong();
  const sound = useSound();
  useComing(page, leaving, onGone);
  useCoveredPage(!leaving);
  useOverlayFocus(page, onClose, !leaving);
  usePulledAway(page, onClose);
  return (
    <div
      ref={page}
      role="dialog"
      aria-label={t`正在播放`}
      tabIndex={-1}
      className={styles.page}
      inert={leaving}
      data-page-keys
    >
      {track?.album.picUrl && (
        <img
          key={track.album.picUrl}
          src={coverUrl(track.album.picUrl, FIELD_PX)}
          alt=""
          aria-hidden
          className={styles.field}
        />
      )}
      <div className={styles.scrim} />
      <div className={styles.tools}>
        <IconButton label={t`关闭`} onClick={onClose}>
          <IconChevronDown size={24} stroke={1.75} aria-hidden />
        </IconButton>
        <span className={styles.acts}>
          {track && <VisualButton />}
          {track && <SmallWindowButton />}
          <IconButton label={t`声音`} className={styles.sound} aria-haspopup="dialog" onClick={sound.open}>
            <IconWaveSawTool size={20} stroke={1.75} aria-hidden />
          </IconButton>
          {track && sharing.buttonOf(track)}
        </span>
      </div>
      {track ? (
        <>
          <div className={styles.sides}>
            <TrackHead track={track} />
            <NowTabs track={track} tab={tab} onTab={onTab} />
          </div>
          <LazyVisual kinds={['bars', 'curve']} cover={track.album.picUrl} />
          <PhoneTransport track={track} />
        </>
      ) : (
        <div className={styles.nothing}>
          <Nothing onClose={onClose} />
        </div>
      )}
      {sharing.dialog}
      {sound.dialog}
    </div>
  );
}
