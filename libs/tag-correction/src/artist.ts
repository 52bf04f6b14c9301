// Apart, so that pages without artists do not load it.
export { useArtistCorrection } from './use-artist-correction.tsx';
