/** Splits off the extra row that was read beyond the page to find out whether there are more. */
export const splitPage = <T>(rows: readonly T[], limit: number): { rows: T[]; more: boolean } => ({
  rows: rows.slice(0, limit),
  more: rows.length > limit,
});
