import { useLingui } from '@lingui/react/macro';
import { Choice } from '@qingyin/player-react';
import { usePhone } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import type { ReactNode, RefObject } from 'react';
import { RATES } from './film-acts.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import styles from './SettingsPanel.module.css';

export interface FilmSettingsProps {
  /** the button that opened it; a press on it is no press outside */
  button: RefObject<HTMLElement | null>;
  /** nothing but the film is to be seen */
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

/** Picture, speed and what comes at the end: a small panel over the picture, or in front of the page where the picture is small. */
export default function FilmSettings(props: FilmSettingsProps) {
  const { button, full, onClose } = props;
  const { t } = useLingui();
  // Nothing outside the film is seen while it fills the screen.
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
        <Choice
          label={t`清晰度`}
          value={lines}
          options={resolutions.map((value) => ({ value, text: `${String(value)}p` }))}
          onChange={onLines}
        />
      )}
      <Choice
        label={t`倍速`}
        value={rate}
        options={RATES.map((value) => ({ value, text: `${String(value)}×` }))}
        onChange={onRate}
      />
      <Choice
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
