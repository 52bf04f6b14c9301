import type { MessageDescriptor } from '@lingui/core';

/**
 * Tab groups of the shell; head and tabs of a group stay mounted when its child route changes (screens.md,
 * decision 10).
 */
export type RouteGroup = 'find-music' | 'video' | 'collect' | 'recent';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** the route's title, shown as `<title> · 青音` (screens.md, "Route titles") */
    title: MessageDescriptor;
    /** 'bare': without the shell, as /login (seed §2) */
    layout: 'shell' | 'bare';
    /** 'personal': guests see an invitation to log in (screens.md, decision 5) */
    access: 'public' | 'personal';
    group?: RouteGroup;
  }
}
