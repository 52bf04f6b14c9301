export const cloudParams = {};
