import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';

const { system } = endpoints;

/** Calls that concern the service itself and need its data. The ones this process always answers are in http/own-api.ts. */
export const systemRoutes: Route[] = [
  route(system.innerVersion, schemas.system.innerVersion, async ({ house }) => ({
    code: 200,
    data: { version: house.version },
  })),
];
