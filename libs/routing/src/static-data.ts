import type { MessageDescriptor } from '@lingui/core';

/** Tab groups of the shell; a group's head and tabs stay mounted while its child changes (screens.md, decision 10). */
export type RouteGroup = 'find-music' | 'video' | 'collect' | 'recent';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** the route's title; `<title> · 青音` is shown (screens.md, "Route titles") */
    title: MessageDescriptor;
    /** 'bare': no shell, as /login (seed §2) */
    layout: 'shell' | 'bare';
    /** 'personal': guests see the page's own invitation (screens.md, decision 5) */
    access: 'public' | 'personal';
    group?: RouteGroup;
  }
}
