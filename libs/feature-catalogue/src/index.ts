/** Exports are listed here by name. */
export {};
