import { type Case } from './case.ts';

export const systemCases: Record<string, Case> = {
  'system.innerVersion': { params: {}, holds: 'data.version' },
  'system.capabilities': { params: {}, holds: 'data.features.0' },
  'system.provoke': { params: { status: 200 }, holds: 'code' },
};
