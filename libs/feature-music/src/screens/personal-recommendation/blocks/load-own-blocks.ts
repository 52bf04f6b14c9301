import type { InsteadOfPlaylists, loadOwnMusic, NoNewSongs, OwnBlockContent } from './own-blocks.tsx';

interface OwnBlocks {
  InsteadOfPlaylists: typeof InsteadOfPlaylists;
  OwnBlockContent: typeof OwnBlockContent;
  NoNewSongs: typeof NoNewSongs;
  loadOwnMusic: typeof loadOwnMusic;
}

let loaded: OwnBlocks | null = null;

/**
 * Loads the code of the blocks that depend on the listener or the server, which the first view of guests does not need.
 */
export const loadOwnBlocks = async (): Promise<OwnBlocks> => (loaded ??= await import('./own-blocks.tsx'));

/** That code if the route loader has loaded it already: then the blocks are there at once, without a layout shift. */
export const loadedOwnBlocks = (): OwnBlocks | null => loaded;
