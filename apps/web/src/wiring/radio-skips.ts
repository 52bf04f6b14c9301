import type { PlayerSnapshot } from '@qingyin/player';

export interface RadioSkipPorts {
  /** what plays now */
  source: () => PlayerSnapshot['source'];
  /** what the service can do */
  features: () => Promise<readonly string[]>;
  send: (id: number, seconds: number) => Promise<void>;
}

/**
 * Tells the service that a song of private FM was passed over. Who goes on to something else than the radio has said
 * nothing about the song; and only a service that knows the call is asked.
 */
export function createSkipReport({ source, features, send }: RadioSkipPorts) {
  return async ({ id, seconds }: { id: number; seconds: number }): Promise<void> => {
    const offered = await features();
    if (offered.includes('fm-skip') && source()?.kind === 'fm') await send(id, seconds);
  };
}
