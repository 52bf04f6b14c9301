/** Coefficients of a second-order filter (normalised, a0 = 1). */
export interface Coefficients {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}
