import type { Endpoint, ParamsOf } from '@qingyin/contract';
import { expect } from 'vitest';
import type { ApiCaller } from './api-caller.ts';
import { answerSchemas, namedEndpoints } from './cases.ts';
import { schemaProblems } from './schema-problems.ts';

const names = new Map<object, string>(namedEndpoints.map(([name, endpoint]) => [endpoint, name]));

/**
 * Calls whose successful answers are validated as a whole.
 *
 * @param callerOf whose session sends them
 * @returns `ask`, which sends one, and the names of the calls that were validated
 */
export function checkedCalls(callerOf: () => ApiCaller) {
  const checked = new Set<string>();
  async function ask<P extends object, A extends { code: number }>(
    endpoint: Endpoint<P, A>,
    params: ParamsOf<Endpoint<P, A>>,
  ): Promise<A> {
    const caller = callerOf();
    const answer = await caller.http.call(endpoint, { params });
    const name = names.get(endpoint) ?? '';
    const schema = answerSchemas.get(name);
    if (answer.code !== 200 || !schema) return answer;
    expect(schemaProblems(name, schema, await caller.body())).toEqual([]);
    checked.add(name);
    return answer;
  }
  return { ask, checked };
}
