/** Share of lines from which a notation counts as the notation of the file. */
const MOST = 0.8;

/** Whether `such` of `all` lines, at least two, are nearly all. */
export const isNearlyAll = (such: number, all: number): boolean => such >= 2 && such >= all * MOST;
