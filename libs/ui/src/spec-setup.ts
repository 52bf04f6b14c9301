import { afterEach } from 'vitest';
import { actionBar } from './feedback/action-bar.ts';
import { messageStore } from './feedback/message.ts';
import { forgetMediaQueries } from './use-media-query.ts';

// Component specs of a library share one page (tools/vite/preset.mts): each begins as a page does, with nothing
// offered, nothing said and the window asked anew.
afterEach(() => {
  actionBar.hide();
  messageStore.set(null);
  forgetMediaQueries();
});
