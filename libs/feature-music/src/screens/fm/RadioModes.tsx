import { useLingui } from '@lingui/react/macro';
import { privateFmModes, type PrivateFmMode } from '@qingyin/data-music';
import { radioModeLabels } from './radio-mode-labels.ts';
import classes from './RadioModes.module.css';

/** Mode selection of the radio. */
export function RadioModes({
  mode,
  onChange,
}: {
  mode: PrivateFmMode;
  onChange: (mode: PrivateFmMode) => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <div role="group" aria-label={t`模式`} className={classes.modes}>
      {privateFmModes.map((each) => (
        <button
          key={each}
          type="button"
          className={classes.mode}
          aria-pressed={each === mode}
          onClick={() => each !== mode && onChange(each)}
        >
          {i18n._(radioModeLabels[each].name)}
        </button>
      ))}
    </div>
  );
}
