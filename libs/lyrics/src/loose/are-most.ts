/** From this share of its lines on a file is written in a way. */
const MOST = 0.8;

/** Whether so many lines, two at least, are nearly all. */
export const areMost = (such: number, all: number): boolean => such >= 2 && such >= all * MOST;
