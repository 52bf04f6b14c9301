import { useRequireLogin } from '@qingyin/auth-gate';
import type { Track } from '@qingyin/contract';
import { useLazyComponent } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';

/**
 * Saves the queue as a playlist (收藏为歌单): opens a dialog that asks for a name; guests go to the login page. The
 * code of the dialog loads on the click.
 */
export function useSaveQueue(): { save: (tracks: readonly Track[]) => void; dialog: ReactNode } {
  const requireLogin = useRequireLogin();
  const { Part, need } = useLazyComponent(async () => (await import('./SaveQueue.tsx')).default);
  const [tracks, setTracks] = useState<readonly Track[] | null>(null);
  return {
    save: (queue) => {
      if (!requireLogin({ kind: 'visit', payload: {} })) return;
      need();
      setTracks(queue);
    },
    dialog: tracks && Part && <Part tracks={tracks} onClose={() => setTracks(null)} />,
  };
}
