/** Entry of the workspace plugin `tools`: its generators are listed in generators.json. */
export {};
