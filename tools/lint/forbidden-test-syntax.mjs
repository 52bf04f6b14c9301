const inCondition =
  ':matches(IfStatement, ConditionalExpression, LogicalExpression, CatchClause, SwitchCase)';
const setTimeoutCall =
  "CallExpression:matches([callee.name='setTimeout'], [callee.object.name=/^(window|globalThis)$/][callee.property.name='setTimeout'])";
const noSleep = 'Wait for a state, not for time (docs/testing.md, "Rules that keep tests steady", 11).';
const noChance =
  'An assertion inside a condition may never run: choose the expected value, narrow by throwing, or split the test.';
/** Syntax that is forbidden in tests, test code and page objects. */
export const testSyntax = [
  // new Promise((done) => setTimeout(done, 100)), with or without braces
  {
    selector: `NewExpression[callee.name='Promise'] > ArrowFunctionExpression > ${setTimeoutCall}`,
    message: noSleep,
  },
  {
    selector: `NewExpression[callee.name='Promise'] > :function > BlockStatement > ExpressionStatement > ${setTimeoutCall}`,
    message: noSleep,
  },
  {
    selector:
      'ImportDeclaration[source.value=/^(node:)?timers.promises$/] > ' +
      ":matches(ImportSpecifier[imported.name='setTimeout'], ImportNamespaceSpecifier, ImportDefaultSpecifier)",
    message: noSleep,
  },
  { selector: `${inCondition} CallExpression[callee.name='expect']`, message: noChance },
  {
    selector: `${inCondition} CallExpression[callee.object.name='expect'][callee.property.name=/^(poll|soft)$/]`,
    message: noChance,
  },
];
const waiting =
  'CallExpression:matches([callee.property.name=/^(find|waitFor|waitUntil|poll)/], [callee.name=/^waitFor/])';
/** Timeouts of single waits are sooner or later too short: one timeout applies to all specs of apps and libraries. */
export const noSingleTimeout = {
  selector: `${waiting} > ObjectExpression > Property[key.name='timeout']`,
  message: 'Specs wait as long as tools/vite/test-timeouts.ts says.',
};
