export const API_PREFIX = '/api';

/** Whether an address is an API call's; paths are compared without regard to case, as the router does. */
export const isApi = (url: string): boolean => /^\/api(?=[/?#]|$)/i.test(url);
