import { Trans } from '@lingui/react/macro';
import { Extra, lazyPart } from '@qingyin/ui';
import { IconCommand } from '@tabler/icons-react';
import { useKeyMap } from '../hands/keys/use-key-map.ts';
import { openHands } from '../hands/open-hands.ts';
import styles from './SearchPanel.module.css';

const KeyCaps = lazyPart(() => import('../hands/keys/KeyCaps.tsx'));

/** Opens the command palette by pointer, and shows its keyboard shortcut. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { map } = useKeyMap();
  const keys = map?.get('view:palette');
  const open = () => {
    onOpen();
    openHands.set('palette');
  };
  return (
    <button type="button" className={styles.palette} onClick={open}>
      <IconCommand size={16} stroke={1.75} className={styles.icon} aria-hidden />
      <Trans>命令面板</Trans>
      {keys && (
        <Extra>
          <KeyCaps combo={keys} className={styles.paletteKeys} />
        </Extra>
      )}
    </button>
  );
}
