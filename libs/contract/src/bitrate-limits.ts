/** Limits of the bit rate that listeners and administrators choose, kbit/s, the highest first. */
export const bitrateLimits = [320, 192, 128, 64] as const;
export type BitrateLimit = (typeof bitrateLimits)[number];

/** The limit with a value; undefined for other values. */
export const toBitrateLimit = (kbps: unknown): BitrateLimit | undefined =>
  bitrateLimits.find((limit) => limit === kbps);
