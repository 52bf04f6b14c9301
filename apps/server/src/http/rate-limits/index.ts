export { createRateLimits, type RateLimits } from './rate-limits.ts';
export { callerOf, checkGuess, rateLimited, enforceRateLimit } from './enforce.ts';
export { type RateLimitRule, rateLimitRules } from './rules.ts';
