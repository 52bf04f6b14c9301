import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { type Message, messageStore } from './message.ts';
import classes from './MessageHost.module.css';

/**
 * Where messages appear; once, near the root. The live region is there from the start, so that what comes into it is
 * spoken; it carries its role only while it holds something.
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
