/** What an overlay opens beside: an element, or a point of the window (px) for context menus. */
export type Anchor = Element | { x: number; y: number };
