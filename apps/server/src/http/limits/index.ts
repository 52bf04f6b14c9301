export { createLimits, type Limits } from './counter.ts';
export { guess, limited, take } from './limited.ts';
export { type LimitRule, rules } from './rules.ts';
