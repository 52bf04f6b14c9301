import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@qingyin/routing';
import { OptionalBoundary, IconButton, lazyComponent } from '@qingyin/ui';
import { IconChevronLeft, IconChevronRight, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { loadAhead, loadPart } from '../parts/load-part.ts';
import styles from './HistoryButtons.module.css';

const load = loadPart('historyMenu');
const HistoryMenu = lazyComponent(load);

/** Back and forward buttons, and a menu of the pages visited in this session. */
export function HistoryButtons() {
  const { t } = useLingui();
  const { history } = useRouter();
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <div className={styles.buttons}>
      <IconButton label={t`后退`} onClick={() => history.back()}>
        <IconChevronLeft size={20} stroke={1.75} data-flip-rtl aria-hidden />
      </IconButton>
      <IconButton label={t`前进`} onClick={() => history.forward()}>
        <IconChevronRight size={20} stroke={1.75} data-flip-rtl aria-hidden />
      </IconButton>
      <IconButton
        label={t`浏览记录`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={loadAhead(load)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconHistory size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {anchor && (
        <OptionalBoundary onLost={() => setAnchor(null)}>
          <HistoryMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </OptionalBoundary>
      )}
    </div>
  );
}
