/** Where an overlay opens: beside an element, or at a point of the window (px) for context menus. */
export type Anchor = Element | { x: number; y: number };
