import { codeCases } from './code-cases.ts';
import { layerCases } from './layer-cases.ts';

/** All examples of rules, each with the message that the linter must report. */
export const boundaryCases = [...layerCases, ...codeCases];
