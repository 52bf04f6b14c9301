/** Row heights, px (docs/specification/visual-design.md, Space and shape). */
export const ROW_PX = 56;
export const COMPACT_ROW_PX = 40;
