/**
 * Header that proves that a page of this app sent a call, for browsers that send neither `Origin` nor `Referer` nor
 * `Sec-Fetch-Site`. Forms, images and links cannot set it, and scripts of other origins cannot send it without an
 * `Origin`. The contract's CORS rules allow it (docs/specification/contract/transport.md#cors).
 */
export const sameAppHeader = { name: 'X-Requested-With', value: 'XMLHttpRequest' } as const;
