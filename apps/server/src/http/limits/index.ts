export { createLimits, type Limits } from './counter.ts';
export { callerOf, guess, limited, take } from './limited.ts';
export { type LimitRule, rules } from './rules.ts';
