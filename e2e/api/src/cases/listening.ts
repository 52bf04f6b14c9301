import { type Case } from './case.ts';

export const listeningCases: Record<string, Case> = {};
