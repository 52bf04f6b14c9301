/** @file contract page, 4.11 */
export {};
