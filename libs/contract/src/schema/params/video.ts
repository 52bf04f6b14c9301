export const videoParams = {};
