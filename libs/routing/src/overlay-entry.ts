/** The state of an entry that is made by opening an overlay: going back from it closes that (screens.md, decision 13). */
export const overlayEntry = { overlay: true } as const;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the entry was made by opening an overlay, so that going back closes it */
    overlay?: boolean;
  }
}
