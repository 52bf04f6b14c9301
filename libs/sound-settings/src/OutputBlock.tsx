import { useLingui } from '@lingui/react/macro';
import { chooseOutput, hasOutputChooser, listOutputs, type Output } from '@qingyin/player';
import { Button, RadioList } from '@qingyin/ui';
import { useEffect, useState } from 'react';
import styles from './Sound.module.css';
import { useSoundSettings } from './use-sound-settings.ts';

/** Choice of the output device; renders nothing if the browser does not support it and none was chosen. */
export function OutputBlock() {
  const { t } = useLingui();
  const [{ output }, change] = useSoundSettings();
  const [known, setKnown] = useState<readonly Output[]>([]);
  useEffect(() => {
    let over = false;
    void listOutputs().then((found) => over || setKnown(found));
    return () => {
      over = true;
    };
  }, []);
  const chosen = output && !known.some(({ id }) => id === output.id) ? [output] : [];
  const all = [...chosen, ...known];
  const asks = hasOutputChooser();
  if (!asks && all.length === 0) return null;

  const choose = (id: string) => change({ output: all.find((each) => each.id === id) ?? null });
  const ask = async () => {
    const next = await chooseOutput();
    if (next) change({ output: next });
  };
  return (
    <div>
      <RadioList
        label={t`输出设备`}
        value={output?.id ?? ''}
        options={[
          { value: '', text: t`跟随系统` },
          ...all.map(({ id, label }) => ({ value: id, text: label })),
        ]}
        onChange={choose}
      />
      {asks && (
        <Button size="s" className={styles.ask} onClick={() => void ask()}>
          {t`选择输出设备`}
        </Button>
      )}
    </div>
  );
}
