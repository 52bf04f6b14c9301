import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { commands, groupNames } from '../commands/commands.ts';
import type { Combo } from './combo.ts';
import { KeyCaps } from './KeyCaps.tsx';
import type { KeyBindings } from './key-bindings.ts';
import { songListShortcuts } from './song-list-shortcuts.ts';
import { undoShortcut } from './undo-shortcut.ts';
import styles from './ShortcutsDialog.module.css';

export interface ShortcutsDialogProps {
  keys: KeyBindings | null;
  /** Opens the settings of key bindings. */
  onChange: () => void;
  onClose: () => void;
}

const WIDTH = 720;

interface Entry {
  name: MessageDescriptor;
  keys: Combo;
}

/** Dialog that lists all keyboard shortcuts by group. */
export default function ShortcutsDialog({ keys, onChange, onClose }: ShortcutsDialogProps) {
  const { t, i18n } = useLingui();
  const entriesOf = (group: keyof typeof groupNames): Entry[] =>
    commands.flatMap(({ id, name, group: own }) => {
      const combo = keys?.get(id);
      return own === group && combo ? [{ name, keys: combo }] : [];
    });
  const groups = [
    { title: i18n._(groupNames.player), entries: entriesOf('player') },
    { title: i18n._(groupNames.view), entries: [...entriesOf('view'), undoShortcut] },
    { title: i18n._(groupNames.page), entries: entriesOf('page') },
    { title: t`歌曲列表里`, entries: songListShortcuts },
  ];
  const change = (
    <Button
      icon={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
      data-autofocus
      onClick={() => {
        onClose();
        onChange();
      }}
    >
      <Trans>修改快捷键</Trans>
    </Button>
  );
  return (
    <Dialog title={t`键盘快捷键`} onClose={onClose} width={WIDTH} fullOnPhone focusContent actions={change}>
      <div className={styles.columns}>
        {groups
          .filter(({ entries }) => entries.length > 0)
          .map(({ title, entries }) => (
            <section key={title} className={styles.group}>
              <h3 className={styles.heading}>{title}</h3>
              <dl>
                {entries.map(({ name, keys: combo }) => (
                  <div key={combo} className={styles.entry}>
                    <dt>{i18n._(name)}</dt>
                    <dd>
                      <KeyCaps combo={combo} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
      <p className={styles.note}>
        <Trans>在输入框里打字时，这些键只打字。</Trans>
      </p>
    </Dialog>
  );
}
