import type { PlayerSnapshot } from '@qingyin/player';

export interface SkipReportPorts {
  /** Source of the current queue. */
  source: () => PlayerSnapshot['source'];
  /** Capabilities of the service. */
  features: () => Promise<readonly string[]>;
  send: (id: number, seconds: number) => Promise<void>;
}

/**
 * Reports skipped songs of private FM to the service, if it has the capability. Starting another queue says
 * nothing about the song and is not reported.
 */
export function createSkipReport({ source, features, send }: SkipReportPorts) {
  return async ({ id, seconds }: { id: number; seconds: number }): Promise<void> => {
    const offered = await features();
    if (offered.includes('fm-skip') && source()?.kind === 'fm') await send(id, seconds);
  };
}
