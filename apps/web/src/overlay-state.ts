import {
  overlayEntry,
  useCanGoBack,
  useNavigate,
  useRouter,
  useSearch,
  type OverlaySearch,
} from '@qingyin/routing';

/**
 * Opens a root overlay by its search value, for what need not know which one is open. It adds a history entry, so Back
 * closes it; what changes in an open one (the section of the settings) does not, so that one step still closes it.
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
      // An entry that was there before the overlay stays one: going back from it would leave the page.
      state: isOpen ? true : overlayEntry,
      replace: isOpen,
      resetScroll: false,
    });
  };
}

/**
 * Opens and closes a root overlay by its search value (screens.md, decision 13). Closing goes back where the overlay was
 * opened here, else replaces the address.
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
        search: (kept: object) => ({ ...kept, now: undefined, settings: undefined, qr: undefined }),
        replace: true,
        resetScroll: false,
      });
    }
  };
  return { search, open, close };
}

/** The now-playing page as a switch. */
export function useNowPlaying() {
  const { search, open, close } = useOverlay();
  const isOpen = search.now !== undefined;
  return { open: isOpen, toggle: () => (isOpen ? close() : open({ now: 'lyrics' })) };
}
