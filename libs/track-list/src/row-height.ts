import { textScale } from '@qingyin/ui';

const scale = textScale();

/** Row heights, px (docs/specification/visual-design.md, Space and shape); SongGrid.module.css has the same. */
export const ROW_PX = 56 * scale;
export const COMPACT_ROW_PX = 40 * scale;
