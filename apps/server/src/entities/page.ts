/** Cuts off what was read beyond the page, which only says that there is more. */
export const pageOf = <T>(rows: readonly T[], limit: number): { rows: T[]; more: boolean } => ({
  rows: rows.slice(0, limit),
  more: rows.length > limit,
});
