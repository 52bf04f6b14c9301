/** @file contract page, 4.1, 4.7, 4.20: what is heard, and what is proposed from it */
export {};
