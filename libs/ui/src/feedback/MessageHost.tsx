import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { type Message, messageStore } from './message.ts';
import classes from './MessageHost.module.css';

/**
 * Renders toast messages; mount it once, near the root. Its live region exists from the start, so that screen
 * readers announce what appears in it; it has `role="status"` only while it shows a message.
 */
export function MessageHost() {
  const current = useSyncExternalStore(messageStore.subscribe, messageStore.get, messageStore.get);
  return (
    <div className={classes.host}>
      <div role={current ? 'status' : undefined} aria-live="polite">
        {current && <Bubble key={current.id} message={current} />}
      </div>
    </div>
  );
}

function Bubble({ message }: { message: Message }) {
  return (
    <div className={classes.bubble}>
      {message.kind === 'success' ? (
        <IconCheck size={18} stroke={2} aria-hidden />
      ) : (
        <IconInfoCircle size={18} stroke={2} className={classes.info} aria-hidden />
      )}
      <p>{message.text}</p>
    </div>
  );
}
