import { createContext, useContext } from 'react';

/** What the now-playing page needs of the app. */
export interface NowPlayingPorts {
  /** the audio that plays; its analyser is null before the first song, or where the browser has none */
  audio: { analyser: () => AnalyserNode | null };
  /** resolves when the queue of an earlier visit is restored */
  restored: () => Promise<void>;
}

const PortsContext = createContext<NowPlayingPorts | null>(null);

export const NowPlayingPortsProvider = PortsContext.Provider;

/**
 * The app's ports.
 *
 * @throws if it is used outside of `NowPlayingPortsProvider`
 */
export function useNowPlayingPorts(): NowPlayingPorts {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('useNowPlayingPorts outside of NowPlayingPortsProvider');
  return ports;
}
