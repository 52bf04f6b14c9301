import type { Route } from '../../http/route.ts';

export const fileRoutes: Route[] = [];
export const cloudRoutes: Route[] = [];
