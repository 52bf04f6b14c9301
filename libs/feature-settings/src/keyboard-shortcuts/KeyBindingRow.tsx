import { type Combo, isReserved } from '@qingyin/shortcuts';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconRestore } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { KeyBindingButton } from './KeyBindingButton.tsx';
import { KeyConflict } from './KeyConflict.tsx';
import styles from './KeyBindings.module.css';

export interface KeyBindingRowProps {
  /** Name of the command. */
  name: string;
  combo: Combo | null;
  /** Default keys of the command. */
  usual: Combo | null;
  /** Returns the name of another command with these keys. */
  holderOf: (combo: Combo) => string | undefined;
  onChange: (combo: Combo | null) => void;
}

/** Why the pressed keys cannot be bound yet. */
type BindingProblem = { kind: 'reserved' } | { kind: 'clash'; combo: Combo; holder: string } | null;

/** A command with its keys, which a click rebinds. Keys of another command can be swapped. */
export function KeyBindingRow({ name, combo, usual, holderOf, onChange }: KeyBindingRowProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<BindingProblem>(null);
  const button = useRef<HTMLButtonElement>(null);

  const end = () => {
    setAsking(false);
    setProblem(null);
  };
  const want = (next: Combo | null) => {
    const holder = next === null ? undefined : holderOf(next);
    if (next !== null && isReserved(next)) return setProblem({ kind: 'reserved' });
    end();
    if (next !== null && holder !== undefined) setProblem({ kind: 'clash', combo: next, holder });
    else if (next !== combo) onChange(next);
  };
  const settle = (next?: Combo) => {
    end();
    if (next !== undefined) onChange(next);
    button.current?.focus();
  };

  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.keys}>
        {combo !== usual && (
          <IconButton label={t`“${name}”恢复默认`} size="s" onClick={() => want(usual)}>
            <IconRestore size={18} stroke={1.75} data-flip-rtl aria-hidden />
          </IconButton>
        )}
        <KeyBindingButton
          ref={button}
          name={name}
          combo={combo}
          asking={asking}
          onAsk={() => {
            setProblem(null);
            setAsking(true);
          }}
          onPress={want}
          onLeave={() => {
            setAsking(false);
            setProblem((now) => (now?.kind === 'reserved' ? null : now));
          }}
        />
      </span>
      {asking && (
        <p role="status" className={styles.hint}>
          {problem?.kind === 'reserved'
            ? t`这个键是浏览器和页面自己用的，换一个吧`
            : t`按下新的键。Esc 取消，Delete 去掉快捷键`}
        </p>
      )}
      {problem?.kind === 'clash' && (
        <KeyConflict
          name={name}
          combo={problem.combo}
          own={combo}
          holder={problem.holder}
          onSwap={() => settle(problem.combo)}
          onCancel={() => settle()}
        />
      )}
    </li>
  );
}
