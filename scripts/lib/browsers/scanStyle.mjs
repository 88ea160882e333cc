/** Finds unguarded features in a stylesheet that a listed browser lacks: properties, values, selectors, at-rules. */
import postcss from 'postcss';

/** The data's groups of units. */
const UNITS = [
  [/^d(vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq(w|h|i|b|min|max)$/, 'container_query_length_units'],
];
/** At-rules whose declarations are descriptors, not properties. */
const DESCRIBING = new Set([
  'font-face',
  'property',
  'counter-style',
  'font-palette-values',
  'view-transition',
  'page',
]);
const PREFIX = /^-(?:webkit|moz|ms|o)-/;

/**
 * Returns `{ key, at }` for each finding: its key in the data and its position in `code`. Guards are a surrounding `@supports` that
 * names the feature, an earlier declaration of the same property in the same rule, and a prefixed one for browsers that need it.
 */
export function scanStyle(code, lacks) {
  const found = [];
  const isLacking = (key, prefixes) => lacks.lacking(key, prefixes)?.length > 0;
  const report = (keys, node, name) => {
    if (keys.length > 0 && !isSupported(node, name))
      for (const key of new Set(keys)) found.push({ key, at: node.source.start.offset });
  };
  postcss.parse(code).walk((node) => {
    if (node.type === 'atrule') atRule(node);
    if (node.type === 'rule') rule(node);
    if (node.type === 'decl') declaration(node);
  });
  return found;

  function atRule(node) {
    if (PREFIX.test(node.name)) return;
    const key = `css.at-rules.${node.name}`;
    if (isLacking(key)) report([key], node, node.name);
    if (node.name !== 'media' && node.name !== 'import') return;
    for (const [, feature] of node.params.matchAll(/\(\s*([a-z-]+)/g)) {
      const own = `css.at-rules.media.${feature}`;
      if (!PREFIX.test(feature) && isLacking(own)) report([own], node, feature);
    }
    if (/[<>]/.test(node.params) && isLacking('css.at-rules.media.range_syntax'))
      report(['css.at-rules.media.range_syntax'], node, 'range');
  }

  function rule(node) {
    if (node.parent.name === 'keyframes') return;
    const selector = node.selector.replaceAll(/\[[^\]]*\]/g, '');
    for (const [, name] of selector.matchAll(/::?([a-z-]+)/g)) {
      const key = `css.selectors.${name}`;
      if (!PREFIX.test(name) && isLacking(key)) report([key], node, name);
    }
    if (selector.includes('&') && isLacking('css.selectors.nesting'))
      report(['css.selectors.nesting'], node, '&');
  }

  function declaration(node) {
    const { prop, value, parent } = node;
    if (PREFIX.test(prop)) return;
    if (parent.type === 'atrule' && DESCRIBING.has(parent.name)) {
      const key = `css.at-rules.${parent.name}.${prop}`;
      if (isLacking(key)) report([key], node, prop);
      return;
    }
    const keys = prop.startsWith('--') ? [] : propertyLacking(node);
    const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
    for (const [, name] of plain.matchAll(/(?<![\w-])([a-z][a-z0-9-]*)\(/g))
      if (lacks.functions.has(name)) keys.push(lacks.functions.get(name));
    for (const [, name] of plain.matchAll(/(?<![\w-])([a-z]+)\(\s*from\b/g))
      keys.push(`css.types.color.${name}.relative_syntax`);
    for (const [, unit] of plain.matchAll(/(?<![\w-])[\d.]+([a-z]+)/g)) {
      const group = UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
      keys.push(`css.types.length.${group}`);
    }
    const lacking = keys.filter((key) => isLacking(key, prefixesBeside(node)));
    if (lacking.length > 0 && !hasEarlier(node)) report(lacking, node, prop);
  }

  function propertyLacking({ prop, value }) {
    const key = `css.properties.${prop}`;
    return [
      key,
      ...[...value.matchAll(/(?<![\w-.#])[a-z][a-z-]*(?![\w-(])/g)].map(([word]) => `${key}.${word}`),
    ];
  }
}

/** The prefixes with which the same rule repeats the declaration. */
const prefixesBeside = ({ prop, parent }) =>
  parent.nodes.flatMap((each) => {
    const [prefix] = PREFIX.exec(each.prop ?? '') ?? [];
    return prefix !== undefined && each.prop === `${prefix}${prop}` ? [prefix] : [];
  });

const hasEarlier = (node) =>
  node.parent.nodes.slice(0, node.parent.index(node)).some(({ prop }) => prop === node.prop);

function isSupported(node, name) {
  for (let around = node.parent; around !== undefined; around = around.parent)
    if (around.type === 'atrule' && around.name === 'supports' && around.params.includes(name)) return true;
  return false;
}
