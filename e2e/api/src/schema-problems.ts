import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Faults of an answer, one line each: endpoint, path in the answer, fault, and the value there. Empty if the
 * answer matches its schema.
 */
export function schemaProblems(endpoint: string, schema: z.ZodType, answer: unknown): string[] {
  const { error } = schema.safeParse(answer);
  return (error?.issues ?? []).flatMap(closest).map(({ path, message }) => {
    const place = path.length ? path.map(String).join('.') : '(whole answer)';
    return `${endpoint}: ${place}: ${message}, found ${shown(valueAt(answer, path))}`;
  });
}

/** A union fails with the issues of every shape; keeps those of the shape with the fewest. */
function closest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [best = []] = [...issue.errors].sort((a, b) => a.length - b.length);
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(closest);
}

/** Value at a path of names and indexes; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, name) => {
    if (typeof part !== 'object' || part === null) return undefined;
    return Object.getOwnPropertyDescriptor(part, name)?.value;
  }, value);
}

const MOST_SHOWN = 120;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
