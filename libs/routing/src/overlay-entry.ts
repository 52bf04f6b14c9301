/**
 * History state of an entry created by opening an overlay: going back closes the overlay
 * (docs/specification/routes.md#overlays).
 */
export const overlayEntry = { overlay: true } as const;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** created by opening an overlay, so that going back closes it */
    overlay?: boolean;
  }
}
