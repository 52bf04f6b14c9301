const noAutocomplete = "JSXAttribute[name.name='autoComplete'][value.value='off']";
const offOnly = 'Text fields have autoComplete="off", read-only ones too.';

/** Syntax that is forbidden in code shipped to the browser. */
export const sourceSyntax = [
  {
    selector: "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy']",
    message: 'React.lazy never retries a chunk that failed to load. Use lazyPart from @qingyin/ui.',
  },
  {
    selector: `JSXOpeningElement[name.name='textarea']:not(:has(${noAutocomplete}))`,
    message: offOnly,
  },
  {
    selector:
      "JSXOpeningElement[name.name='input']" +
      ":not(:has(JSXAttribute[name.name='type'][value.value=/^(checkbox|radio|file|range|color)$/]))" +
      `:not(:has(${noAutocomplete}))`,
    message: offOnly,
  },
  {
    selector: "JSXOpeningElement[name.name=/^IconPlay(er|list)/] > JSXAttribute[name.name='data-flip-rtl']",
    message: 'Transport symbols and notes are not mirrored (docs/right-to-left.md).',
  },
  {
    selector: "Property[key.name='zIndex'] > Literal:not([value=/--qy-layer-/])",
    message: 'Stacking order is one of the layers of libs/ui (theme/layers.ts), 100 to 1000.',
  },
];

const reads = '/^((get|set)Quer(y|ies)(Data|Defaults)|getQueryState)$/';
const keyPlaces = [
  ["Property[key.name='queryKey'] >", ''],
  [`CallExpression[callee.property.name=${reads}] >`, ':first-child'],
];

/** Literal query keys: not outside of the files that hold the keys of a library. */
export const queryKeySyntax = keyPlaces.map(([place, child]) => ({
  selector: `${place} ArrayExpression${child}, ${place} TSAsExpression${child} > ArrayExpression`,
  message: 'Query keys are made in keys.ts or *-keys.ts, so that each key is written once.',
}));
