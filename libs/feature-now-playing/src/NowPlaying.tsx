import { MiniPlayerButton } from '@qingyin/mini-player';
import { useShareSong } from '@qingyin/share';
import { useSoundDialog } from '@qingyin/sound-settings';
import { useLingui } from '@lingui/react/macro';
import { usePlayerState } from '@qingyin/player-react';
import type { NowPlayingTab } from '@qingyin/routing';
import { classNames, IconButton } from '@qingyin/ui';
import { IconChevronDown, IconWaveSawTool } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { CoverBackdrop } from './cover/CoverBackdrop.tsx';
import { FullScreenButton } from './full-screen/FullScreenButton.tsx';
import { leaveFullScreen, useFullScreen } from './full-screen/full-screen.ts';
import { useIdleControls } from './full-screen/use-idle-controls.ts';
import { useArrowFocus } from './remote-control/use-arrow-focus.ts';
import { useRemoteKeys } from './remote-control/use-remote-keys.ts';
import { useViewTransition } from './transition/use-view-transition.ts';
import { usePullToDismiss } from './use-pull-to-dismiss.ts';
import { type NowPlayingPorts, NowPlayingPortsProvider } from './now-playing-ports.ts';
import { NowPlayingEmpty } from './NowPlayingEmpty.tsx';
import { PhoneNowPlaying } from './phone/PhoneNowPlaying.tsx';
import { usePhoneForm } from './phone/use-phone-form.ts';
import { NowPlayingTabs } from './tabs/NowPlayingTabs.tsx';
import { TrackHead } from './TrackHead.tsx';
import { useOpenCloseAnimation } from './use-open-close-animation.ts';
import { useInertPage } from './use-inert-page.ts';
import { useOverlayFocus } from './use-overlay-focus.ts';
import { LazyVisualizer } from './visualizer/LazyVisualizer.tsx';
import { VisualizerButton } from './visualizer/VisualizerButton.tsx';
import styles from './NowPlaying.module.css';

interface NowPlayingProps extends NowPlayingPorts {
  /** The selected tab beside the cover. */
  tab: NowPlayingTab;
  onTab: (tab: NowPlayingTab) => void;
  onClose: () => void;
  /** Closed: the exit transition runs. */
  leaving?: boolean;
  /** Called when the exit transition has ended and the component may be unmounted. */
  onGone?: () => void;
}

/**
 * The now-playing page (docs/specification/screens/shell.md): cover on one side; lyrics, comments or similar songs on
 * the other. It covers the page except for the player bar, which remains the transport; on phones it covers that too
 * and has controls of its own. Open while mounted, until `leaving`. Escape, its close button and pull to dismiss call
 * `onClose`.
 */
export default function NowPlaying({ audio, restored, leaving = false, ...props }: NowPlayingProps) {
  const ports = useMemo(() => ({ audio, restored }), [audio, restored]);
  const { shown, settled, transitions } = useViewTransition(!leaving, props.onGone);
  if (!shown) return null;
  return (
    <NowPlayingPortsProvider value={ports}>
      <NowPlayingPage
        {...props}
        leaving={leaving && !transitions}
        transitions={transitions}
        settled={settled}
      />
    </NowPlayingPortsProvider>
  );
}

interface NowPlayingPageProps extends Omit<NowPlayingProps, keyof NowPlayingPorts> {
  leaving: boolean;
  /** view transitions show and remove the page */
  transitions: boolean;
  /** it has opened, so that rendering the lyrics stops no animation */
  settled: boolean;
}

function NowPlayingPage({ tab, onTab, onClose, leaving, transitions, settled, onGone }: NowPlayingPageProps) {
  const { t } = useLingui();
  const track = usePlayerState((snapshot) => snapshot.track);
  const page = useRef<HTMLDivElement>(null);
  const sharing = useShareSong();
  const sound = useSoundDialog();
  const full = useFullScreen();
  const playing = usePlayerState(({ status }) => status === 'playing');
  useOpenCloseAnimation(page, { leaving, animates: !transitions, onGone });
  const phone = usePhoneForm();
  useInertPage(!leaving, phone);
  useOverlayFocus(page, onClose, !leaving);
  usePullToDismiss(page, onClose);
  useIdleControls(page, full && playing);
  useArrowFocus(page, !leaving);
  useRemoteKeys(onClose, !leaving);
  useEffect(() => leaveFullScreen, []);
  return (
    <div
      ref={page}
      role="dialog"
      aria-label={t`正在播放`}
      tabIndex={-1}
      className={classNames(styles.page, phone && styles.phone)}
      inert={leaving}
      data-page-keys
      data-now-page
      data-rises={!transitions}
      data-settled={settled || undefined}
    >
      {track?.album.picUrl && (
        <CoverBackdrop key={track.album.picUrl} picture={track.album.picUrl} className={styles.backdrop} />
      )}
      <div className={styles.scrim} />
      <div className={styles.tools}>
        <IconButton label={t`关闭`} onClick={onClose}>
          <IconChevronDown size={24} stroke={1.75} aria-hidden />
        </IconButton>
        <span className={styles.acts}>
          {track && <VisualizerButton />}
          {track && <MiniPlayerButton />}
          {track && <FullScreenButton />}
          <IconButton label={t`声音`} className={styles.sound} aria-haspopup="dialog" onClick={sound.open}>
            <IconWaveSawTool size={20} stroke={1.75} aria-hidden />
          </IconButton>
          {track && sharing.buttonOf(track)}
        </span>
      </div>
      {track && phone && <PhoneNowPlaying track={track} tab={tab} onTab={onTab} settled={settled} />}
      {track && !phone && (
        <>
          <div className={styles.sides}>
            <TrackHead track={track} />
            <NowPlayingTabs track={track} tab={tab} onTab={onTab} settled={settled} />
          </div>
          <LazyVisualizer kinds={['bars', 'curve']} cover={track.album.picUrl} />
        </>
      )}
      {!track && (
        <div className={styles.nothing}>
          <NowPlayingEmpty onClose={onClose} />
        </div>
      )}
      {sharing.dialog}
      {sound.dialog}
    </div>
  );
}
