export const listeningParams = {};
