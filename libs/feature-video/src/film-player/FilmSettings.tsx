import { useLingui } from '@lingui/react/macro';
import { Choice, useEscape } from '@qingyin/player-react';
import { type RefObject, useEffect, useRef } from 'react';
import { RATES } from './film-acts.ts';
import styles from './FilmSettings.module.css';

export interface FilmSettingsProps {
  /** the button that opened it; a press on it is no press outside */
  button: RefObject<HTMLElement | null>;
  resolutions: readonly number[];
  lines: number | null;
  onLines: (lines: number) => void;
  rate: number;
  onRate: (rate: number) => void;
  loop: boolean;
  onLoop: (loop: boolean) => void;
  onClose: () => void;
}

/** Picture, speed and what comes at the end, in a small panel over the picture. */
export default function FilmSettings(props: FilmSettingsProps) {
  const { button, resolutions, lines, onLines, rate, onRate, loop, onLoop, onClose } = props;
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  useEscape(onClose);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const whenOutside = ({ target }: Event): void => {
      if (!(target instanceof Node) || panel.current?.contains(target) || button.current?.contains(target))
        return;
      onClose();
    };
    document.addEventListener('pointerdown', whenOutside);
    return () => document.removeEventListener('pointerdown', whenOutside);
  }, [button, onClose]);

  return (
    <div ref={panel} role="dialog" aria-label={t`视频设置`} tabIndex={-1} className={styles.panel}>
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
    </div>
  );
}
