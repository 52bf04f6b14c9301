/**
 * The header by which our own pages prove that they sent a call, also where the browser sends neither `Origin` nor
 * `Referer` nor `Sec-Fetch-Site`. Forms, pictures and links cannot have it, and scripts of other origins cannot send it
 * without an `Origin`. The contract's CORS rules allow it (contract page, 1.7).
 */
export const ownPageHeader = { name: 'X-Requested-With', value: 'XMLHttpRequest' } as const;
