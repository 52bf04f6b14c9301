import { type Case } from './case.ts';

export const cloudCases: Record<string, Case> = {};
