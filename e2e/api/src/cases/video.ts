import { type Case } from './case.ts';

export const videoCases: Record<string, Case> = {};
