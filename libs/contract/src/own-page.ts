/**
 * Header that proves that a page of this app sent a call, for browsers that send neither `Origin` nor `Referer`
 * nor `Sec-Fetch-Site`. Forms, images and links cannot set it, and scripts of other origins cannot send it without
 * an `Origin`. The contract's CORS rules allow it (contract page, 1.7).
 */
export const ownPageHeader = { name: 'X-Requested-With', value: 'XMLHttpRequest' } as const;
