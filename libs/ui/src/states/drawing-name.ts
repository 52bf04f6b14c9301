/** The product's small ink drawings: what an empty or broken place shows instead of a box of text. */
export type DrawingName = 'mountains' | 'boat' | 'zither' | 'bamboo' | 'tea' | 'kite';
