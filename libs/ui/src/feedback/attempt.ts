import { reportLostCode } from '../states/lost-code.ts';
import { actionBar, actionBarStore } from './action-bar.ts';

/**
 * Does what somebody asked for. When it rejects, `failed` (translated) is said in the action bar, which offers the very
 * same again (screens.md decision 12). Asking for the like anew takes an older offer away, so that nothing is done twice.
 */
export async function attempt(failed: string, act: () => Promise<unknown>): Promise<void> {
  if (actionBarStore.get()?.text === failed) actionBar.hide();
  try {
    await act();
  } catch (error) {
    if ((await reportLostCode(error)) !== 'same') return;
    actionBar.fail({ text: failed, retry: () => void attempt(failed, act) });
  }
}
