import { Trans, useLingui } from '@lingui/react/macro';
import { BANDS_HZ, equalizerPeakGain } from '@qingyin/player';
import { Checkbox } from '@qingyin/ui';
import { BandSlider } from './BandSlider.tsx';
import { PresetRow } from './PresetRow.tsx';
import styles from './Sound.module.css';
import { useAmountFormats } from './use-amount-formats.ts';
import { useSoundSettings } from './use-sound-settings.ts';

/** Sample rate for the displayed headroom, Hz: that of most devices; others differ by a tenth of a decibel. */
const USUAL_RATE = 48_000;

/** Equalizer with ten bands and presets; shows the gain reduction that prevents clipping. */
export function EqualizerBlock() {
  const { t } = useLingui();
  const { decibels } = useAmountFormats();
  const [{ equaliser, bands }, change] = useSoundSettings();
  const set = (band: number, to: number) =>
    change({ equaliser: true, bands: bands.map((value, at) => (at === band ? to : value)) });
  const back = -20 * Math.log10(equalizerPeakGain(bands, USUAL_RATE));
  const amount = decibels(Math.round(back * 10) / 10);
  return (
    <section>
      <h3 className={styles.heading}>{t`均衡器`}</h3>
      <Checkbox label={t`启用均衡器`} checked={equaliser} onChange={(next) => change({ equaliser: next })} />
      <PresetRow />
      {/* Frequencies run from left to right in every language, as on an instrument. */}
      <div
        role="group"
        aria-label={t`频段`}
        className={styles.bands}
        dir="ltr"
        data-off={!equaliser || undefined}
      >
        {BANDS_HZ.map((hz, band) => (
          <BandSlider key={hz} hz={hz} value={bands[band] ?? 0} onChange={(to) => set(band, to)} />
        ))}
      </div>
      <p className={styles.about}>
        {equaliser && back < 0 ? (
          <Trans>为了不失真，整体自动调整 {amount}。</Trans>
        ) : (
          <Trans>提升频段时，整体会自动降低，不会失真。</Trans>
        )}
      </p>
    </section>
  );
}
