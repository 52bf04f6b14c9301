import { loadKeyCaps, useKeyBindings, overlayStore } from '@qingyin/shortcuts';
import { Trans } from '@lingui/react/macro';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { IconCommand } from '@tabler/icons-react';
import styles from './SearchPanel.module.css';

const KeyCaps = lazyComponent(loadKeyCaps);

/** Opens the command palette by pointer, and shows its keyboard shortcut. */
export function CommandPaletteButton({ onOpen }: { onOpen: () => void }) {
  const { map } = useKeyBindings();
  const keys = map?.get('view:palette');
  const open = () => {
    onOpen();
    overlayStore.set('palette');
  };
  return (
    <button type="button" className={styles.palette} onClick={open}>
      <IconCommand size={16} stroke={1.75} className={styles.icon} aria-hidden />
      <Trans>命令面板</Trans>
      {keys && (
        <OptionalBoundary>
          <KeyCaps combo={keys} className={styles.paletteKeys} />
        </OptionalBoundary>
      )}
    </button>
  );
}
