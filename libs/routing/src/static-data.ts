import type { MessageDescriptor } from '@lingui/core';

/**
 * Tab groups of the shell; head and tabs of a group stay mounted when its child route changes
 * (docs/specification/routes.md#layouts-and-wrapper-pages).
 */
export type RouteGroup = 'find-music' | 'music-library' | 'video' | 'collect' | 'recent';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** the route's title, shown as `<title> · 青音` (docs/specification/routes.md#route-table) */
    title: MessageDescriptor;
    /** 'bare': without the shell, as /login (docs/specification/routes.md) */
    layout: 'shell' | 'bare';
    /** 'personal': guests see an invitation to log in (docs/specification/session.md#personal-pages) */
    access: 'public' | 'personal';
    group?: RouteGroup;
  }
}
