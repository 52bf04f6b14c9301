import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { overlayEntry } from './overlay-entry.ts';
import type { OverlaySearch } from './overlay-search.ts';

/**
 * Returns a function that opens an overlay by its search parameter, for callers that need not know which one is
 * open. Opening adds a history entry, so that Back closes the overlay. Changing an open overlay (for example the
 * section of the settings) replaces the entry, so that one step still closes it.
 */
export function useOpenOverlay() {
  const navigate = useNavigate();
  const router = useRouter();
  return (overlay: OverlaySearch) => {
    const search: Partial<OverlaySearch> = router.state.location.search;
    const isOpen = Object.keys(overlay).some((name) => search[name as keyof OverlaySearch] !== undefined);
    void navigate({
      to: '.',
      search: (kept: object) => ({ ...kept, ...overlay }),
      // Only an entry added for the overlay is marked: going back from an older entry would leave the page.
      state: isOpen ? true : overlayEntry,
      replace: isOpen,
      resetScroll: false,
    });
  };
}

/**
 * Opens and closes an overlay by its search parameter (docs/specification/routes.md#overlays). Closing goes back in
 * the history if the overlay was opened here, else it replaces the address.
 */
export function useOverlay() {
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const search = useSearch({ strict: false });
  const open = useOpenOverlay();
  const close = () => {
    if (canGoBack && router.state.location.state.overlay) router.history.back();
    else {
      void navigate({
        to: '.',
        search: (kept: object) => ({
          ...kept,
          now: undefined,
          settings: undefined,
          dialog: undefined,
          qr: undefined,
          welcome: undefined,
        }),
        replace: true,
        resetScroll: false,
      });
    }
  };
  return { search, open, close };
}

/** State of the now-playing page and a function that toggles it. */
export function useNowPlaying() {
  const { search, open, close } = useOverlay();
  const isOpen = search.now !== undefined;
  return { open: isOpen, toggle: () => (isOpen ? close() : open({ now: 'lyrics' })) };
}
