import { type Case } from './case.ts';

export const systemCases: Record<string, Case> = {
  'system.innerVersion': { params: {}, requiredPath: 'data.version' },
  'system.capabilities': { params: {}, requiredPath: 'data.features.0' },
  'system.provoke': { params: { status: 200 }, requiredPath: 'code' },
};
