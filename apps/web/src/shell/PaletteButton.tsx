import { Trans } from '@lingui/react/macro';
import { IconCommand } from '@tabler/icons-react';
import { KeyCaps } from '../hands/keys/KeyCaps.tsx';
import { useKeyMap } from '../hands/keys/use-key-map.ts';
import { openHands } from '../hands/open-hands.ts';
import styles from './SearchPanel.module.css';

/** The way to the command palette for who has no keys, and its keys for who has. */
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
      {keys && <KeyCaps combo={keys} className={styles.paletteKeys} />}
    </button>
  );
}
