import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconRestore } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Combo } from '../../../hands/keys/combo.ts';
import { isReserved } from '../../../hands/keys/reserved.ts';
import { KeyButton } from './KeyButton.tsx';
import { KeyClash } from './KeyClash.tsx';
import styles from './Keys.module.css';

export interface KeyRowProps {
  /** of the act */
  name: string;
  combo: Combo | null;
  /** the keys it comes with */
  usual: Combo | null;
  /** the name of another act that has these keys */
  holderOf: (combo: Combo) => string | undefined;
  onChange: (combo: Combo | null) => void;
}

/** What stands between the wish for new keys and having them. */
type Trouble = { kind: 'reserved' } | { kind: 'clash'; combo: Combo; holder: string } | null;

/** An act with its keys: a press on them asks for new ones. Keys that another act has are changed for its own, if one wants. */
export function KeyRow({ name, combo, usual, holderOf, onChange }: KeyRowProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>(null);
  const button = useRef<HTMLButtonElement>(null);

  const end = () => {
    setAsking(false);
    setTrouble(null);
  };
  const want = (next: Combo | null) => {
    const holder = next === null ? undefined : holderOf(next);
    if (next !== null && isReserved(next)) return setTrouble({ kind: 'reserved' });
    end();
    if (next !== null && holder !== undefined) setTrouble({ kind: 'clash', combo: next, holder });
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
        <KeyButton
          ref={button}
          name={name}
          combo={combo}
          asking={asking}
          onAsk={() => {
            setTrouble(null);
            setAsking(true);
          }}
          onPress={want}
          onLeave={() => {
            setAsking(false);
            setTrouble((now) => (now?.kind === 'reserved' ? null : now));
          }}
        />
      </span>
      {asking && (
        <p role="status" className={styles.hint}>
          {trouble?.kind === 'reserved'
            ? t`这个键是浏览器和页面自己用的，换一个吧`
            : t`按下新的键。Esc 取消，Delete 去掉快捷键`}
        </p>
      )}
      {trouble?.kind === 'clash' && (
        <KeyClash
          name={name}
          combo={trouble.combo}
          own={combo}
          holder={trouble.holder}
          onSwap={() => settle(trouble.combo)}
          onCancel={() => settle()}
        />
      )}
    </li>
  );
}
