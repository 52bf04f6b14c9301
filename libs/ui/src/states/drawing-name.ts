/** Names of the product's ink drawings, shown in empty states and errors. */
export type DrawingName = 'mountains' | 'boat' | 'zither' | 'bamboo' | 'tea' | 'kite';
