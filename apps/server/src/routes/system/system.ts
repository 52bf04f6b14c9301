import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';

const { system } = endpoints;

/**
 * Routes about the service itself that need its data. Those that are answered even without a database are in
 * http/own-api.ts.
 */
export const systemRoutes: Route[] = [
  route(system.innerVersion, schemas.system.innerVersion, async ({ house }) => ({
    code: 200,
    data: { version: house.version },
  })),
];
