import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { answers } from '@qingyin/contract/testing';
import { z } from 'zod';
import { fileRoutes } from '../routes/cloud/index.ts';
import { allRoutes } from '../routes/index.ts';

const HEAD = `# The API

Reference of all calls that the server answers. \`npm run docs\` writes it from the tables that server, client and tests share;
a test fails when it is out of date. Every path is below \`/api\` and accepts any method; parameters come as query, form,
multipart or JSON. **L** = needs a login (301 otherwise), **P** = public, answers may be cached for 120 s. \`name*\` = required.
Calls beyond the [contract](specification/contract/README.md) are described in [api-extensions.md](api-extensions.md).
Business errors are HTTP 200 with another \`code\`
([statuses and business codes](specification/errors.md#statuses-and-business-codes)).
`;

type Table = Record<string, Record<string, z.ZodType>>;

interface JsonShape {
  type?: string | string[];
  properties?: Record<string, JsonShape>;
  required?: string[];
  items?: JsonShape;
  anyOf?: JsonShape[];
}

/** The whole page: a table for each area, with a row for each endpoint of this server. */
export function apiDocs(): string {
  const served = new Map([...allRoutes(), ...fileRoutes].map((route) => [route.path, route]));
  const areas = Object.entries(endpoints)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([area, group]) => {
      const rows = Object.entries(group).flatMap(([name, endpoint]) => {
        const route = served.get(endpoint.path);
        if (!route) return [];
        const marks = [route.login && 'L', route.cache && 'P'].filter(Boolean).join(' ');
        return `| \`${endpoint.path}\` | ${marks} | ${parameters(schemaOf(schemas, area, name))} | ${answerText(schemaOf(answers, area, name))} |`;
      });
      return `\n## ${area}\n\n| path | | parameters | answer |\n| --- | --- | --- | --- |\n${rows.sort().join('\n')}\n`;
    });
  return `${HEAD}${areas.join('')}`;
}

const schemaOf = (table: Table, area: string, name: string): JsonShape => {
  const schema = table[area]?.[name];
  return schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonShape) : {};
};

function parameters({ properties = {}, required = [] }: JsonShape): string {
  const names = Object.keys(properties).map((name) => `\`${name}${required.includes(name) ? '*' : ''}\``);
  return names.join(' ') || '–';
}

function answerText(shape: JsonShape): string {
  const [one = shape] = shape.anyOf ?? [];
  const fields = Object.entries(one.properties ?? {}).map(([name, field]) => `${name}${suffix(field)}`);
  return fields.length > 0 ? `\`{ ${fields.join(', ')} }\`` : '–';
}

function suffix(field: JsonShape): string {
  if (field.items) return '[]';
  return field.properties ? '{}' : '';
}
