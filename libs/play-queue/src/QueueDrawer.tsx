import { useLingui } from '@lingui/react/macro';
import { type QueueDrawerProps, usePlayerState } from '@qingyin/player-react';
import { usePhone } from '@qingyin/ui';
import { useCloseOnEscape, useFocusTrap } from '@qingyin/ui/lazy';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { EmptyQueue } from './EmptyQueue.tsx';
import { EndlessQueueHeader } from './EndlessQueueHeader.tsx';
import styles from './QueueDrawer.module.css';
import { QueueHead } from './QueueHead.tsx';
import { QueueList } from './QueueList.tsx';
import { useQueueCommands } from './use-queue-commands.ts';

/**
 * Queue drawer (播放队列): a panel beside the page; on phones a sheet that covers the page and keeps the focus. Escape
 * closes it; Ctrl+Z or ⌘+Z undoes changes to the queue step by step.
 */
export function QueueDrawer({ onClose, onSaveQueue }: QueueDrawerProps) {
  const { t } = useLingui();
  const count = usePlayerState(({ queue }) => queue.length);
  const actions = useQueueCommands();
  const panel = useRef<HTMLElement>(null);
  const phone = usePhone();
  const trapFocus = useFocusTrap(phone);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      panel.current = element;
      trapFocus(element);
    },
    [trapFocus],
  );
  const [choosing, setChoosing] = useState(false);

  useCloseOnEscape(onClose);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  if (choosing && count === 0) setChoosing(false);

  const press = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    if (actions.undo()) event.preventDefault();
  };

  return (
    <>
      {/* Scrim for taps beside the sheet; keyboard users have Escape and the button. */}
      <div className={styles.scrim} aria-hidden="true" onClick={onClose} />
      {/* Keys bubble from the elements inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={attach}
        role="dialog"
        aria-modal={phone || undefined}
        aria-label={t`播放队列`}
        tabIndex={-1}
        className={styles.drawer}
        onKeyDown={press}
      >
        <QueueHead
          actions={actions}
          choosing={choosing}
          onChoose={setChoosing}
          onSaveQueue={onSaveQueue}
          onClose={onClose}
        />
        <EndlessQueueHeader />
        {count > 0 ? (
          <QueueList actions={actions} choosing={choosing} onChosen={() => setChoosing(false)} />
        ) : (
          <EmptyQueue />
        )}
      </section>
    </>
  );
}
