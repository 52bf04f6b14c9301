import { Trans, useLingui } from '@lingui/react/macro';
import { PREAMP_LIMIT_DB } from '@qingyin/player';
import { RadioList } from '@qingyin/ui';
import { AmountSlider } from './AmountSlider.tsx';
import styles from './Sound.module.css';
import { useAmountFormats } from './use-amount-formats.ts';
import { useSoundSettings } from './use-sound-settings.ts';

/** Loudness normalization by song or by album, with a preamp. */
export function LoudnessNormalizationBlock() {
  const { t } = useLingui();
  const { decibels } = useAmountFormats();
  const [{ even, preampDb }, change] = useSoundSettings();
  return (
    <div>
      <RadioList
        label={t`音量均衡`}
        value={even}
        options={[
          { value: 'off', text: t({ message: '关闭', context: '开关' }) },
          { value: 'song', text: t`按歌曲` },
          { value: 'album', text: t`按专辑` },
        ]}
        onChange={(next) => change({ even: next })}
        inline
      />
      <p className={styles.about}>
        <Trans>每首歌听起来一样响；按专辑时，专辑里的强弱照旧。还没有测量过的歌照原样播放。</Trans>
      </p>
      {even !== 'off' && (
        <AmountSlider
          label={t`前级增益`}
          value={preampDb}
          limit={PREAMP_LIMIT_DB}
          step={0.5}
          textOf={decibels}
          onChange={(next) => change({ preampDb: next })}
        />
      )}
    </div>
  );
}
