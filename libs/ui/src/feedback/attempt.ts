import { reportChunkError } from '../states/chunk-error-handler.ts';
import { actionBar, actionBarStore } from './action-bar.ts';

/**
 * Runs a user's action. If it rejects, the action bar shows `failed` (translated) with a button that runs the same
 * action again (docs/specification/errors.md#undo). A new attempt with the same `failed` text hides the older offer,
 * so that the action does not run twice. Never rejects.
 */
export async function attempt(failed: string, action: () => Promise<unknown>): Promise<void> {
  if (actionBarStore.get()?.text === failed) actionBar.hide();
  try {
    await action();
  } catch (error) {
    if ((await reportChunkError(error)) !== 'same') return;
    actionBar.fail({ text: failed, retry: () => void attempt(failed, action) });
  }
}
