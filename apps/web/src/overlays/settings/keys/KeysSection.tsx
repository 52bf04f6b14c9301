import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SkeletonText } from '@qingyin/ui';
import { useState } from 'react';
import { actOf, acts, groupNames, type Act, type ActId } from '../../../hands/acts/acts.ts';
import type { Combo } from '../../../hands/keys/combo.ts';
import { holderOf, type KeyChanges } from '../../../hands/keys/key-map.ts';
import { useKeyMap } from '../../../hands/keys/use-key-map.ts';
import { useKeyWords } from '../../../hands/keys/use-key-words.ts';
import styles from '../Section.module.css';
import { KeyRow } from './KeyRow.tsx';

const groups = (['player', 'view', 'page'] as const).map((group) => ({
  title: groupNames[group],
  members: acts.filter((act) => act.group === group),
}));
const isEmpty = (changes: KeyChanges) => Object.keys(changes).length === 0;

/** Settings section of key bindings. */
export default function KeysSection() {
  const { t, i18n } = useLingui();
  const { map, changes, give, keep } = useKeyMap();
  const wordsOf = useKeyWords();
  const [said, setSaid] = useState('');
  /** Bindings before they were reset, for undo. */
  const [before, setBefore] = useState<KeyChanges | null>(null);
  if (!map) return <SkeletonText lines={6} />;

  const nameOf = (id: ActId) => {
    const act = actOf(id);
    return act ? i18n._(act.name) : '';
  };
  const change = ({ id }: Act, combo: Combo | null) => {
    give(id, combo);
    setBefore(null);
    const name = nameOf(id);
    const keys = combo === null ? '' : wordsOf(combo).said;
    setSaid(combo === null ? t`“${name}”没有快捷键了` : t`“${name}”的快捷键是 ${keys}`);
  };
  const resetAll = () => {
    setBefore(changes);
    keep({});
    setSaid(t`所有快捷键都恢复了默认`);
  };
  const putBack = () => {
    if (before) keep(before);
    setBefore(null);
    setSaid('');
  };

  return (
    <div className={styles.blocks}>
      <p className={styles.about}>
        <Trans>快捷键记在这个浏览器里。点一个键，再按下想要的新键；在输入框里打字时，它们不起作用。</Trans>
      </p>
      {groups.map(({ title, members }) => (
        <section key={title.id}>
          <h3 className={styles.heading}>{i18n._(title)}</h3>
          <ul>
            {members.map((act) => (
              <KeyRow
                key={act.id}
                name={nameOf(act.id)}
                combo={map.get(act.id) ?? null}
                usual={act.keys}
                holderOf={(combo) => {
                  const holder = holderOf(map, combo, act.id);
                  return holder && nameOf(holder);
                }}
                onChange={(combo) => change(act, combo)}
              />
            ))}
          </ul>
        </section>
      ))}
      <p role="status" className="qy-unseen">
        {said}
      </p>
      <div>
        {before && isEmpty(changes) ? (
          <Button onClick={putBack}>{t`撤销恢复`}</Button>
        ) : (
          <Button onClick={resetAll} disabled={isEmpty(changes)}>{t`全部恢复默认`}</Button>
        )}
      </div>
    </div>
  );
}
