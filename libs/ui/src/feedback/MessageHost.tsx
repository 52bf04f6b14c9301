import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { type Message, messageStore } from './message.ts';
import classes from './MessageHost.module.css';

/**
 * Where messages appear; once, near the root. The two live regions are there from the start, so that what
 * comes into them is spoken; they carry their role only while they hold something.
 */
export function MessageHost() {
  const current = useSyncExternalStore(messageStore.subscribe, messageStore.get, messageStore.get);
  const error = current?.kind === 'error' ? current : null;
  const polite = current && !error ? current : null;
  return (
    <div className={classes.host}>
      <div role={polite ? 'status' : undefined} aria-live="polite">
        {polite && <Bubble key={polite.id} message={polite} />}
      </div>
      <div role={error ? 'alert' : undefined} aria-live="assertive">
        {error && <Bubble key={error.id} message={error} />}
      </div>
    </div>
  );
}

function Bubble({ message }: { message: Message }) {
  return (
    <div className={classes.bubble} data-kind={message.kind}>
      {message.kind === 'success' && <IconCheck size={18} stroke={2} aria-hidden />}
      {message.kind === 'error' && <IconAlertCircle size={18} stroke={1.75} aria-hidden />}
      <span>{message.text}</span>
    </div>
  );
}
