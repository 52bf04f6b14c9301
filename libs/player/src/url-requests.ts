import { codeOfResolveError } from './errors.ts';
import type { Effect, MachineEvent } from './machine/state.ts';
import type { PlayerPorts } from './ports/ports.ts';

/**
 * Requests for the URLs of tracks that are under way. Each dispatches its answer or its failure, also when it was aborted.
 *
 * @param resolveUrl asks the service
 * @param dispatch passes events to the state machine
 */
export function createUrlRequests(
  resolveUrl: PlayerPorts['resolveUrl'],
  dispatch: (event: MachineEvent) => void,
) {
  const pending = new Map<number, AbortController>();

  async function run({ request, track, level, limit }: Extract<Effect, { type: 'resolve' }>): Promise<void> {
    const controller = new AbortController();
    pending.set(request, controller);
    try {
      const url = await resolveUrl(track, level, controller.signal, limit);
      dispatch({ type: 'resolved', request, url });
    } catch (error) {
      dispatch({ type: 'resolve-failed', request, code: codeOfResolveError(error) });
    } finally {
      pending.delete(request);
    }
  }

  return {
    /** Starts a request; never throws. */
    start: (effect: Extract<Effect, { type: 'resolve' }>): void => void run(effect),
    /** Aborts all requests but these. */
    abortExcept(wanted: readonly (number | null | undefined)[]): void {
      for (const [request, controller] of pending) {
        if (wanted.includes(request)) continue;
        pending.delete(request);
        controller.abort();
      }
    },
  };
}
