import { capabilitiesQuery } from '@qingyin/data-account';
import { CONTINUE_LISTENING, ownDevice, savePlayback } from '@qingyin/data-library';
import { pageLifecycle } from '@qingyin/player';
import type { Services } from '../services.ts';
import { bindPlaybackSaver } from './playback-saver.ts';

/**
 * Saves what this page plays, if the service has the capability. A chunk of its own, because the first view does not
 * need it. Never rejects.
 */
export async function startPlaybackSaver({
  player,
  session,
  queryClient,
}: Pick<Services, 'player' | 'session' | 'queryClient'>): Promise<void> {
  const features = await queryClient.fetchQuery(capabilitiesQuery()).then(
    (capabilities) => capabilities.features,
    (): string[] => [],
  );
  if (!features.includes(CONTINUE_LISTENING)) return;
  bindPlaybackSaver({
    player,
    device: await ownDevice(),
    userId: () => (session.isLoggedIn() ? session.get().userId : null),
    lifecycle: pageLifecycle(),
    save: savePlayback,
  });
}
