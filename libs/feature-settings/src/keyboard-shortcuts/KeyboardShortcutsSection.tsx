import {
  findCommand,
  commands,
  groupNames,
  type Command,
  type CommandId,
  type Combo,
  commandBoundTo,
  type KeyBindingOverrides,
  useKeyBindings,
  useKeyLabels,
} from '@qingyin/shortcuts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SkeletonText } from '@qingyin/ui';
import { useState } from 'react';
import styles from '../Section.module.css';
import { KeyBindingRow } from './KeyBindingRow.tsx';

const groups = (['player', 'view', 'page'] as const).map((group) => ({
  title: groupNames[group],
  members: commands.filter((command) => command.group === group),
}));
const isEmpty = (changes: KeyBindingOverrides) => Object.keys(changes).length === 0;

/** Settings section of key bindings. */
export default function KeyboardShortcutsSection() {
  const { t, i18n } = useLingui();
  const { map, changes, give, keep } = useKeyBindings();
  const labelsOf = useKeyLabels();
  const [said, setSaid] = useState('');
  /** Bindings before they were reset, for undo. */
  const [before, setBefore] = useState<KeyBindingOverrides | null>(null);
  if (!map) return <SkeletonText lines={6} />;

  const nameOf = (id: CommandId) => {
    const command = findCommand(id);
    return command ? i18n._(command.name) : '';
  };
  const change = ({ id }: Command, combo: Combo | null) => {
    give(id, combo);
    setBefore(null);
    const name = nameOf(id);
    const keys = combo === null ? '' : labelsOf(combo).spoken;
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
            {members.map((command) => (
              <KeyBindingRow
                key={command.id}
                name={nameOf(command.id)}
                combo={map.get(command.id) ?? null}
                usual={command.defaultKeys}
                holderOf={(combo) => {
                  const holder = commandBoundTo(map, combo, command.id);
                  return holder && nameOf(holder);
                }}
                onChange={(combo) => change(command, combo)}
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
