import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@qingyin/player-react';
import { usePhone } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import type { ReactNode, RefObject } from 'react';
import { PLAYBACK_RATES } from './film-commands.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import styles from './SettingsPanel.module.css';

export interface FilmSettingsProps {
  /** button that opened the panel; a press on it does not count as outside */
  button: RefObject<HTMLElement | null>;
  /** the film is in full screen */
  full: boolean;
  resolutions: readonly number[];
  lines: number | null;
  onLines: (lines: number) => void;
  rate: number;
  onRate: (rate: number) => void;
  loop: boolean;
  onLoop: (loop: boolean) => void;
  onClose: () => void;
}

/**
 * Settings of the film player: resolution, speed, behaviour at the end. A panel over the picture, or a dialog on
 * phones.
 */
export default function FilmSettings(props: FilmSettingsProps) {
  const { button, full, onClose } = props;
  const { t } = useLingui();
  // In full screen, elements outside the film are not visible.
  const inFront = usePhone() && !full;
  const choices = <Choices {...props} />;
  if (inFront)
    return (
      <Dialog title={t`视频设置`} onClose={onClose}>
        <div className={styles.choices}>{choices}</div>
      </Dialog>
    );
  return (
    <SettingsPanel label={t`视频设置`} button={button} onClose={onClose}>
      {choices}
    </SettingsPanel>
  );
}

function Choices(props: FilmSettingsProps): ReactNode {
  const { resolutions, lines, onLines, rate, onRate, loop, onLoop } = props;
  const { t } = useLingui();
  return (
    <>
      {resolutions.length > 0 && (
        <SegmentedControl
          label={t`清晰度`}
          value={lines}
          options={resolutions.map((value) => ({ value, text: `${String(value)}p` }))}
          onChange={onLines}
        />
      )}
      <SegmentedControl
        label={t`倍速`}
        value={rate}
        options={PLAYBACK_RATES.map((value) => ({ value, text: `${String(value)}×` }))}
        onChange={onRate}
      />
      <SegmentedControl
        label={t`播完以后`}
        value={loop ? 'loop' : 'next'}
        options={[
          { value: 'next', text: t`接着看下一个` },
          { value: 'loop', text: t`循环播放` },
        ]}
        onChange={(choice) => onLoop(choice === 'loop')}
      />
    </>
  );
}
