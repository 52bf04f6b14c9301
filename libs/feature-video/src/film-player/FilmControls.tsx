import { formatDuration } from '@qingyin/i18n';
import { useLingui } from '@lingui/react/macro';
import { BarButton } from '@qingyin/player-react';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconBadgeCc,
  IconBadgeCcFilled,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipForwardFilled,
  IconRotateClockwise,
  IconSettings,
  IconViewportNarrow,
  IconViewportWide,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import styles from './FilmControls.module.css';
import type { FilmCommands } from './film-commands.ts';
import type { FilmState } from './film-state.ts';
import type { FilmSettingsProps } from './FilmSettings.tsx';
import { SeekBar } from './SeekBar.tsx';
import { VolumeControl, type VolumeControlProps } from './VolumeControl.tsx';

const FilmSettings = lazyComponent(() => import('./FilmSettings.tsx'));

export interface FilmControlsProps {
  state: FilmState;
  commands: FilmCommands;
  durationMs: number;
  sampleOf: (() => Promise<string>) | null;
  sound: VolumeControlProps;
  settings: Omit<FilmSettingsProps, 'button' | 'full' | 'onClose'>;
  /** null: the film has no timed lyrics */
  captions: { on: boolean; toggle: () => void } | null;
  picture: (() => void) | null;
  theatre: { on: boolean; toggle: () => void };
  fullscreen: { full: boolean; offered: boolean; toggle: () => void };
  onNext: (() => void) | undefined;
  /** hidden; pointer and focus show them again */
  hidden: boolean;
  /** called when a panel of the controls opens or closes */
  onOpen: (open: boolean) => void;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Control bar of the film player. Every control has a keyboard shortcut (film-shortcuts.ts). */
export function FilmControls(props: FilmControlsProps) {
  const { state, commands, durationMs, captions, picture, theatre, fullscreen, onNext } = props;
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const setting = (wanted: boolean): void => {
    setOpen(wanted);
    props.onOpen(wanted);
    if (!wanted) button.current?.focus({ preventScroll: true });
  };
  const lengthMs = state.durationS > 0 ? state.durationS * 1000 : durationMs;
  return (
    <div className={styles.controls} data-quiet={props.hidden || undefined}>
      <SeekBar state={state} durationMs={durationMs} sampleOf={props.sampleOf} onSeek={commands.seek} />
      <div className={styles.row}>
        <BarButton
          label={state.ended ? t`再看一遍` : state.playing ? t`暂停` : t`播放`}
          onClick={commands.toggle}
        >
          {state.ended ? (
            <IconRotateClockwise {...icon} />
          ) : state.playing ? (
            <IconPlayerPauseFilled size={20} aria-hidden />
          ) : (
            <IconPlayerPlayFilled size={20} aria-hidden />
          )}
        </BarButton>
        {onNext && (
          <BarButton label={t`下一个视频`} onClick={onNext}>
            <IconPlayerSkipForwardFilled size={18} aria-hidden />
          </BarButton>
        )}
        <VolumeControl {...props.sound} />
        <span className={styles.time}>
          <bdi>
            {formatDuration(state.positionS * 1000)} / {formatDuration(lengthMs)}
          </bdi>
        </span>
        <span className={styles.gap} />
        {captions && (
          <BarButton label={t`字幕`} aria-pressed={captions.on} onClick={captions.toggle}>
            {captions.on ? <IconBadgeCcFilled size={20} aria-hidden /> : <IconBadgeCc {...icon} />}
          </BarButton>
        )}
        <BarButton
          ref={button}
          label={t`视频设置`}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setting(!open)}
        >
          <IconSettings {...icon} />
        </BarButton>
        {picture && (
          <BarButton label={t`画中画`} aria-pressed={state.inPictureInPicture} onClick={picture}>
            <IconPictureInPicture {...icon} data-flip-rtl />
          </BarButton>
        )}
        <BarButton
          label={t`宽屏`}
          aria-pressed={theatre.on}
          className={styles.theatre}
          onClick={theatre.toggle}
        >
          {theatre.on ? <IconViewportNarrow {...icon} /> : <IconViewportWide {...icon} />}
        </BarButton>
        {fullscreen.offered && (
          <BarButton label={t`全屏`} aria-pressed={fullscreen.full} onClick={fullscreen.toggle}>
            {fullscreen.full ? <IconArrowsMinimize {...icon} /> : <IconArrowsMaximize {...icon} />}
          </BarButton>
        )}
      </div>
      {open && (
        <OptionalBoundary onLost={() => setting(false)}>
          <FilmSettings
            {...props.settings}
            button={button}
            full={fullscreen.full}
            onClose={() => setting(false)}
          />
        </OptionalBoundary>
      )}
    </div>
  );
}
