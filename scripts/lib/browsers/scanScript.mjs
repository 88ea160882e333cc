/** Finds unguarded features in a script that a listed browser lacks: APIs, syntax, attributes, styles, events. */
import { parseSync, visitorKeys } from 'oxc-parser';
import { attributesLacking, stylesLacking } from './scanElement.mjs';
import { syntaxOf } from './syntax.mjs';

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
/** TypeScript nodes that contain a value. */
const WRAPPERS = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
]);
const EXITS = new Set(['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement']);
const COMPARISONS = new Set(['==', '===', '!=', '!==']);
const SCOPE_OBJECTS = new Set(['window', 'self', 'globalThis']);

/**
 * Returns `{ key, at }` for each finding: its key in the data and its position in `code`. A guard tests that the feature exists, by
 * `in`, `typeof`, a comparison or truthiness, in a condition around it or in an earlier one that leaves; an optional call guards
 * itself. Throws when `code` does not parse; the extension of `path` decides the language.
 */
export function scanScript(path, code, lacks) {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const declared = namesDeclared(program);
  const found = [];
  const report = (key, at) => found.push({ key, at });
  const VISITORS = {
    Program: statements,
    BlockStatement: statements,
    StaticBlock: statements,
    IfStatement: branches,
    ConditionalExpression: branches,
    LogicalExpression(node, context) {
      visit(node.left, { ...context, isTest: true }, node);
      const guards = new Set([...context.guards, ...askedIn(node.left)]);
      visit(node.right, { ...context, guards }, node);
    },
    BinaryExpression(node, context) {
      const isTest = COMPARISONS.has(node.operator);
      visit(node.left, { ...context, isTest }, node);
      visit(node.right, { ...context, isTest }, node);
    },
    UnaryExpression(node, context) {
      if (node.operator === 'typeof' && node.argument.type === 'Identifier') return;
      visit(node.argument, { ...context, isTest: node.operator === 'typeof' || node.operator === '!' }, node);
    },
    ChainExpression: (node, context) => visit(node.expression, context, node),
    ParenthesizedExpression: (node, context, parent) => visit(node.expression, context, parent),
    Identifier: reference,
    JSXIdentifier: () => {},
    MemberExpression: member,
    Property(node, context) {
      if (node.computed) visit(node.key, { ...context, isTest: false }, node);
      visit(node.value, { ...context, isTest: false }, node);
    },
    MethodDefinition(node, context) {
      if (node.computed) visit(node.key, { ...context, isTest: false }, node);
      visit(node.value, { ...context, isTest: false }, node);
    },
    LabeledStatement: (node, context) => visit(node.body, context, node),
    BreakStatement: () => {},
    ContinueStatement: () => {},
    ImportDeclaration: () => {},
    ExportSpecifier: () => {},
    VariableDeclarator(node, context) {
      each(node, { ...context, isTest: false });
      // `const { share } = navigator` uses `navigator.share`.
      if (node.id.type !== 'ObjectPattern' || node.init?.type !== 'Identifier') return;
      const known = declared.has(node.init.name) ? undefined : lacks.statics.get(node.init.name);
      for (const { key } of node.id.properties) {
        const lacking = known?.get(key?.name);
        if (lacking) report(lacking, key.start);
      }
    },
    CallExpression(node, context) {
      each(node, { ...context, isTest: false });
      const [first, second] = node.arguments;
      if (typeof first?.value !== 'string') return;
      if (nameOfMember(node.callee) === 'addEventListener' && lacks.events.has(first.value))
        report(lacks.events.get(first.value), first.start);
      // A compiled JSX element in a built file.
      if (second?.type === 'ObjectExpression') element(first.value, pairsOf(second), node.start);
    },
    JSXOpeningElement(node, context) {
      each(node, { ...context, isTest: false });
      if (node.name.type !== 'JSXIdentifier') return;
      element(node.name.name, node.attributes.flatMap(pairOfAttribute), node.start);
    },
  };
  visit(program, { guards: new Set(), isTest: false, inFunction: false });
  return found;

  /** `isTest`: the node is only tested, not used; `parent` matters only for members. */
  function visit(node, context, parent) {
    if (node.type.startsWith('TS') && !WRAPPERS.has(node.type)) {
      if (node.type !== 'TSParameterProperty') return;
    }
    for (const key of syntaxOf(node, context.inFunction))
      if (lacks.lacking(key)?.length > 0) report(key, node.start);
    if (FUNCTIONS.has(node.type) || node.type === 'PropertyDefinition') {
      each(node, { ...context, isTest: false, inFunction: true });
      return;
    }
    const visitor = VISITORS[node.type];
    if (visitor === undefined) each(node, { ...context, isTest: false });
    else visitor(node, context, parent);
  }

  function each(node, context) {
    eachChild(node, (child) => visit(child, context, node));
  }

  function branches(node, context) {
    const guards = new Set([...context.guards, ...askedIn(node.test)]);
    visit(node.test, { ...context, isTest: true }, node);
    visit(node.consequent, { ...context, guards }, node);
    if (node.alternate) visit(node.alternate, { ...context, guards }, node);
  }

  function statements(node, context) {
    const guards = new Set(context.guards);
    for (const statement of node.body) {
      visit(statement, { ...context, isTest: false, guards: new Set(guards) }, node);
      if (statement.type === 'IfStatement' && leaves(statement.consequent))
        for (const name of askedIn(statement.test)) guards.add(name);
    }
  }

  function reference(node, context) {
    const key = lacks.globals.get(node.name);
    if (key === undefined || declared.has(node.name) || context.guards.has(node.name)) return;
    report(key, node.start);
  }

  function member(node, context, parent) {
    visit(node.object, { ...context, isTest: false }, node);
    if (node.computed) visit(node.property, { ...context, isTest: false }, node);
    const name = nameOfMember(node);
    if (name === undefined || context.guards.has(name)) return;
    const isCalled =
      (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') && parent.callee === node;
    const isOptional = parent?.optional === true && (parent.callee === node || parent.object === node);
    if (isOptional || (context.isTest && !isCalled)) return;
    const key = keyOfMember(node.object, name);
    if (key !== undefined) report(key, (node.property ?? node).start);
  }

  function keyOfMember(object, name) {
    if (object.type === 'ThisExpression' || object.type === 'Super') return undefined;
    if (object.type === 'Identifier' && declared.imported.has(object.name)) return undefined;
    if (isIterator(object)) return lacks.iterated.get(name);
    const owner = ownerOf(object);
    if (owner !== undefined && SCOPE_OBJECTS.has(owner) && lacks.globals.has(name))
      return lacks.globals.get(name);
    const known = owner === undefined ? undefined : lacks.statics.get(owner)?.get(name);
    return known === undefined ? lacks.members.get(name) : known || undefined;
  }

  /** `navigator` for `navigator` and `window.navigator`; undefined for what the file declares itself. */
  function ownerOf(object) {
    if (object.type === 'Identifier') return declared.has(object.name) ? undefined : object.name;
    const isOfScope = object.type === 'MemberExpression' && SCOPE_OBJECTS.has(object.object.name);
    return isOfScope ? nameOfMember(object) : undefined;
  }

  function element(name, attributes, at) {
    for (const key of attributesLacking(name, attributes, lacks)) report(key, at);
    const style = attributes.find((attribute) => attribute.name === 'style')?.value;
    if (style?.type === 'ObjectExpression')
      for (const key of stylesLacking(pairsOf(style), lacks)) report(key, at);
  }
}

function eachChild(node, look) {
  for (const key of visitorKeys[node.type] ?? []) {
    const child = node[key];
    if (Array.isArray(child)) {
      for (const one of child) if (one) look(one);
    } else if (child) look(child);
  }
}

const nameOfMember = (node) => {
  if (node?.type !== 'MemberExpression') return undefined;
  if (!node.computed) return node.property.name;
  return typeof node.property.value === 'string' ? node.property.value : undefined;
};

/** Whether the node is an iterator such as `map.values()`; `Object.values(of)` is an array. */
const isIterator = (node) =>
  node.type === 'CallExpression' &&
  node.arguments.length === 0 &&
  ['entries', 'keys', 'values'].includes(nameOfMember(node.callee));

/** `{ name, value }` for each property of an object literal with a plain name; `value` is a node. */
const pairsOf = ({ properties }) =>
  properties.flatMap(({ type, key, value, computed }) =>
    type === 'Property' && !computed ? [{ name: key.name ?? String(key.value), value }] : [],
  );

const pairOfAttribute = ({ type, name, value }) =>
  type === 'JSXAttribute' && name.type === 'JSXIdentifier'
    ? [{ name: name.name, value: value?.type === 'JSXExpressionContainer' ? value.expression : value }]
    : [];

const leaves = (node) =>
  EXITS.has(node.type) || (node.type === 'BlockStatement' && EXITS.has(node.body.at(-1)?.type));

/** The names whose existence a condition tests. */
function askedIn(test) {
  const names = new Set();
  look(test, false);
  return names;

  function look(node, isCalled) {
    if (node.type === 'BinaryExpression' && node.operator === 'in' && typeof node.left.value === 'string')
      names.add(node.left.value);
    if (node.type === 'UnaryExpression' && node.operator === 'typeof' && node.argument.type === 'Identifier')
      names.add(node.argument.name);
    if (node.type === 'MemberExpression' && !isCalled) names.add(nameOfMember(node));
    if (FUNCTIONS.has(node.type)) return;
    const called = node.type === 'CallExpression' && !node.optional ? node.callee : undefined;
    eachChild(node, (child) => look(child, child === called));
  }
}

/** The names that a file declares anywhere, which are not globals there: `has(name)`; `imported` are those from other files. */
function namesDeclared(program) {
  const names = new Set();
  const imported = new Set();
  look(program);
  return { has: (name) => names.has(name), imported };

  function bind(pattern) {
    if (!pattern) return;
    if (pattern.type === 'Identifier') names.add(pattern.name);
    for (const key of ['left', 'argument', 'value', 'parameter'])
      bind(pattern[key]?.type ? pattern[key] : undefined);
    for (const key of ['properties', 'elements']) for (const each of pattern[key] ?? []) bind(each);
  }

  function look(node) {
    if (node.type === 'VariableDeclarator') bind(node.id);
    if (FUNCTIONS.has(node.type) || node.type === 'ClassDeclaration') bind(node.id);
    for (const parameter of node.params ?? []) bind(parameter);
    if (node.type === 'CatchClause') bind(node.param);
    if (node.type.startsWith('Import') && node.local) {
      names.add(node.local.name);
      imported.add(node.local.name);
    }
    eachChild(node, look);
  }
}
