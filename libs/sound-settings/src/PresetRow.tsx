import { useLingui } from '@lingui/react/macro';
import {
  presetOf,
  presets,
  withUserPreset,
  withoutPreset,
  withPresetRenamed,
  type PresetName,
} from '@qingyin/player';
import { Button, Select } from '@qingyin/ui';
import { useId, useRef, useState } from 'react';
import { PresetNameForm } from './PresetNameForm.tsx';
import styles from './Sound.module.css';
import { usePresetNames } from './use-preset-names.ts';
import { useSoundSettings } from './use-sound-settings.ts';

const OWN = 'own:';

/** Built-in and custom equalizer presets; saves, renames and deletes custom ones. */
export function PresetRow() {
  const { t } = useLingui();
  const id = useId();
  const names = usePresetNames();
  const [tone, change] = useSoundSettings();
  const [asks, ask] = useState<'keep' | 'rename' | null>(null);
  const field = useRef<HTMLButtonElement>(null);
  const now = presetOf(tone);
  const mine = typeof now === 'object' ? now : null;
  const value = mine ? `${OWN}${mine.name}` : typeof now === 'string' ? now : '';

  const group = t`我的预设`;
  const options = [
    ...(now === null ? [{ value: '', label: t`自定义` }] : []),
    ...(Object.keys(presets) as PresetName[]).map((preset) => ({ value: preset, label: names[preset] })),
    ...tone.own.map(({ name }) => ({ value: `${OWN}${name}`, label: name, group })),
  ];

  const choose = (next: string) => {
    const own = tone.own.find(({ name }) => `${OWN}${name}` === next);
    const bands = own?.bands ?? presets[next as PresetName];
    if (bands) change({ equaliser: true, bands });
  };
  const done = () => {
    ask(null);
    field.current?.focus();
  };
  const name = (given: string) => {
    change(
      asks === 'rename' && mine ? withPresetRenamed(tone, mine.name, given) : withUserPreset(tone, given),
    );
    done();
  };
  const forget = () => {
    if (mine) change(withoutPreset(tone, mine.name));
    field.current?.focus();
  };
  return (
    <>
      <div className={styles.presets}>
        <label htmlFor={id}>{t`预设`}</label>
        <Select
          ref={field}
          id={id}
          className={styles.select}
          aria-label={t`预设`}
          value={value}
          options={options}
          onChange={choose}
        />
        <span className={styles.acts}>
          <Button size="s" disabled={now === 'flat'} onClick={() => change({ bands: presets.flat })}>
            {t`重置`}
          </Button>
          {now === null && <Button size="s" onClick={() => ask('keep')}>{t`存为预设`}</Button>}
          {mine && <Button size="s" onClick={() => ask('rename')}>{t`改名`}</Button>}
          {mine && <Button size="s" onClick={forget}>{t`删除预设`}</Button>}
        </span>
      </div>
      {asks && (
        <PresetNameForm
          key={asks}
          first={asks === 'rename' ? (mine?.name ?? '') : ''}
          onName={name}
          onCancel={done}
        />
      )}
    </>
  );
}
