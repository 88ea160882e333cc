/** Recognises newer syntax of the language in a syntax tree, by its key in the data. */

const CLASSES = 'javascript.classes';
const OPERATORS = 'javascript.operators';
const STATEMENTS = 'javascript.statements';
const PATTERNS = 'javascript.regular_expressions';
const FLAGS = 'javascript.builtins.RegExp';

const ASSIGNMENTS = {
  '??=': `${OPERATORS}.nullish_coalescing_assignment`,
  '||=': `${OPERATORS}.logical_or_assignment`,
  '&&=': `${OPERATORS}.logical_and_assignment`,
};

/** The keys for a node, by its type; `inFunction`: whether the node is inside a function. */
const KEYS = {
  StaticBlock: () => [`${CLASSES}.static.initialization_blocks`],
  PropertyDefinition: ({ key }) => [
    key.type === 'PrivateIdentifier' ? `${CLASSES}.private_class_fields` : `${CLASSES}.public_class_fields`,
  ],
  MethodDefinition: ({ key }) =>
    key.type === 'PrivateIdentifier' ? [`${CLASSES}.private_class_methods`] : [],
  BinaryExpression: ({ operator, left }) =>
    operator === 'in' && left.type === 'PrivateIdentifier' ? [`${CLASSES}.private_class_fields_in`] : [],
  AwaitExpression: (_, inFunction) => (inFunction ? [] : [`${OPERATORS}.await.top_level`]),
  ForOfStatement: ({ await: waits }) => (waits ? [`${STATEMENTS}.for_await_of`] : []),
  LogicalExpression: ({ operator }) => (operator === '??' ? [`${OPERATORS}.nullish_coalescing`] : []),
  AssignmentExpression: ({ operator }) => (operator in ASSIGNMENTS ? [ASSIGNMENTS[operator]] : []),
  ChainExpression: () => [`${OPERATORS}.optional_chaining`],
  ImportExpression: ({ phase }) => [
    `${OPERATORS}.import`,
    ...(phase ? [`${STATEMENTS}.import.${phase === 'source' ? 'import_source' : phase}`] : []),
  ],
  ImportDeclaration: ({ attributes, phase }) => [
    ...(attributes?.length > 0 ? [`${STATEMENTS}.import.import_attributes`] : []),
    ...(phase ? [`${STATEMENTS}.import.${phase === 'source' ? 'import_source' : phase}`] : []),
  ],
  MetaProperty: ({ meta }) => (meta.name === 'import' ? [`${OPERATORS}.import_meta`] : []),
  VariableDeclaration: ({ kind }) =>
    kind === 'using' ? [`${STATEMENTS}.using`] : kind === 'await using' ? [`${STATEMENTS}.await_using`] : [],
  Literal: ({ regex, raw, value }) =>
    regex
      ? ofPattern(regex)
      : typeof value === 'number' && raw?.includes('_')
        ? ['javascript.grammar.numeric_separators']
        : [],
  NewExpression: (node) => ofConstructed(node),
  CallExpression: (node) => ofConstructed(node),
};

/** The keys of the syntax that a node uses. */
export const syntaxOf = (node, inFunction) => KEYS[node.type]?.(node, inFunction) ?? [];

function ofConstructed({ callee, arguments: [pattern, flags] }) {
  if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || typeof pattern?.value !== 'string')
    return [];
  return ofPattern({ pattern: pattern.value, flags: typeof flags?.value === 'string' ? flags.value : '' });
}

function ofPattern({ pattern, flags }) {
  const names = [...pattern.matchAll(/(?<!\\)\(\?<([\w$]+)>/g)].map(([, name]) => name);
  return [
    [/(?<!\\)\(\?<[=!]/.test(pattern), `${PATTERNS}.lookbehind_assertion`],
    [names.length > 0, `${PATTERNS}.named_capturing_group`],
    [
      new Set(names).size < names.length,
      `${PATTERNS}.named_capturing_group.duplicate_named_capturing_groups`,
    ],
    [/(?<!\\)\(\?[ims]*-?[ims]+:/.test(pattern), `${PATTERNS}.modifier`],
    [/\\p\{/i.test(pattern) && /[uv]/.test(flags), `${PATTERNS}.unicode_character_class_escape`],
    [flags.includes('v'), `${FLAGS}.unicodeSets`],
    [flags.includes('d'), `${FLAGS}.hasIndices`],
    [flags.includes('s'), `${FLAGS}.dotAll`],
  ].flatMap(([is, key]) => (is ? [key] : []));
}
