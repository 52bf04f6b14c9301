import { afterEach } from 'vitest';
import { actionBar, undoByKey } from './feedback/action-bar.ts';
import { messageStore } from './feedback/message.ts';
import { resetMediaQueries } from './use-media-query.ts';

// Component specs of a library share one document (tools/vite/preset.mts): resets the action bar, the toast
// message and the cached media queries after each test.
afterEach(() => {
  actionBar.hide();
  undoByKey.hint.set(null);
  messageStore.set(null);
  resetMediaQueries();
});
