export const API_PREFIX = '/api';

/** Whether a URL belongs to the API; case-insensitive like the router. */
export const isApi = (url: string): boolean => /^\/api(?=[/?#]|$)/i.test(url);
