/** What the oldest listed browsers lack, by MDN's compatibility data for web APIs, JavaScript, HTML and CSS. */
import data from '@mdn/browser-compat-data/forLegacyNode';
import { compareVersions } from './list.mjs';

/** The names of the listed browsers in the data; a mobile browser has the version of its desktop one. */
const BROWSERS = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
};

/** Objects that scripts reach by a global name, and their interfaces. */
const SINGLETONS = {
  window: ['Window', 'EventTarget'],
  self: ['Window', 'EventTarget'],
  globalThis: ['Window', 'EventTarget'],
  document: ['Document', 'Node', 'EventTarget'],
  navigator: ['Navigator'],
  screen: ['Screen'],
  history: ['History'],
  location: ['Location'],
  performance: ['Performance', 'EventTarget'],
  crypto: ['Crypto'],
};

/**
 * `lacking(key, prefixes)`: the browsers without the feature of this key, such as `api.Element.checkVisibility`, as a list like
 * `['safari 17.0 (from 17.4)']`; empty when all have it, `undefined` when the data has no such feature. With prefixes such as
 * `-webkit-`, a browser that has the prefixed feature has it. The other results map names in a source to keys of lacking features:
 * `globals`; `statics` (`Object.groupBy`), by object and then by member, with '' for what all have; `members` of any object;
 * `iterated`, methods of iterators; `functions` of stylesheets; `events`. A member is recognised by its name alone only if the name
 * has two words and no supported object has a member of that name: `take` and `image` could belong to any object.
 */
export function lacksOf(oldest) {
  const versions = Object.entries(BROWSERS).flatMap(([name, known]) =>
    known.map((each) => [each, oldest[name]]),
  );

  /** A cache: the same keys are looked up again and again. */
  const known = new Map();
  function lacking(key, prefixes = []) {
    if (prefixes.length > 0) return lookUp(key, prefixes);
    if (!known.has(key)) known.set(key, lookUp(key, []));
    return known.get(key);
  }

  function lookUp(key, prefixes) {
    const compat = compatOf(key);
    if (compat === undefined) return undefined;
    return versions.flatMap(([browser, version]) => {
      const support = [compat.support[browser] ?? []].flat();
      if (support.some((statement) => isThere(statement, version, prefixes))) return [];
      const from = support
        .map(({ version_added }) => version_added)
        .find((added) => typeof added === 'string');
      return [`${browser} ${version} (${from === undefined ? 'in none' : `from ${from}`})`];
    });
  }
  const isLacking = (key) => (lacking(key)?.length ?? 0) > 0;

  const globals = new Map();
  const statics = new Map();
  const events = new Map();
  /** By member: the keys of all objects that have it. */
  const byMember = new Map();
  const staticsOf = (name) => {
    const known = statics.get(name) ?? new Map();
    statics.set(name, known);
    return known;
  };

  for (const [name, known] of Object.entries(data.api)) {
    const key = `api.${name}`;
    // A script can get such an object only through another lacking feature.
    if (isLacking(key)) {
      globals.set(name, key);
      continue;
    }
    for (const member of Object.keys(known)) {
      const [plain, kind] = split(member);
      if (kind === 'static') staticsOf(name).set(plain, `${key}.${member}`);
      if (kind === 'event') note(events, plain, `${key}.${member}`);
      if (kind === 'member' && plain !== name) note(byMember, plain, `${key}.${member}`);
    }
  }
  for (const member of Object.keys(data.api.Window))
    if (split(member)[1] === 'member' && isLacking(`api.Window.${member}`))
      globals.set(member, `api.Window.${member}`);
  for (const [name, interfaces] of Object.entries(SINGLETONS))
    for (const each of interfaces)
      for (const member of Object.keys(data.api[each]))
        if (split(member)[1] === 'member') staticsOf(name).set(member, `api.${each}.${member}`);
  noteBuiltins('javascript.builtins', data.javascript.builtins);

  function noteBuiltins(at, holder) {
    for (const [name, known] of Object.entries(holder)) {
      if (name === '__compat') continue;
      const key = `${at}.${name}`;
      if (at === 'javascript.builtins' && isLacking(key)) globals.set(name, key);
      // Collections return iterators in every browser; only the class `Iterator`, with its methods, is new.
      if (isLacking(key) && name !== 'Iterator') continue;
      for (const member of Object.keys(known)) {
        if (split(member)[1] !== 'member' || member === name) continue;
        const own = `${key}.${member}`;
        if (!isOfInstances(own)) staticsOf(name).set(member, own);
        else note(byMember, member, own);
      }
      if (name === 'Intl') noteBuiltins(key, known);
    }
  }

  return {
    lacking,
    globals,
    statics: mapped(statics, (known) => mapped(known, (key) => (isLacking(key) ? key : ''))),
    members: new Map([...onlyLacking(byMember)].filter(([name]) => TWO_WORDS.test(name))),
    iterated: new Map(
      Object.keys(data.javascript.builtins.Iterator)
        .map((name) => [name, `javascript.builtins.Iterator.${name}`])
        .filter(([, key]) => isLacking(key) && isOfInstances(key)),
    ),
    functions: onlyLacking(functionsOf()),
    events: onlyLacking(events),
  };

  /** The members that every object with such a member lacks; for others the name does not show which object is meant. */
  function onlyLacking(keys) {
    return new Map([...keys].filter(([, all]) => all.every(isLacking)).map(([name, [key]]) => [name, key]));
  }
}

const TWO_WORDS = /^[a-z]+[A-Z0-9]/;

/** The link into the language's specification shows whether instances have the member, or the class itself. */
const isOfInstances = (key) => [compatOf(key)?.spec_url ?? []].flat().some((url) => /prototype/i.test(url));

/** The keys of CSS functions, by name. */
function functionsOf() {
  const found = new Map();
  const look = (holder, at) => {
    for (const [name, known] of Object.entries(holder)) {
      if (name === '__compat') continue;
      if (known.__compat !== undefined && !name.includes('_')) note(found, name, `${at}.${name}`);
      look(known, `${at}.${name}`);
    }
  };
  look(data.css.types, 'css.types');
  return found;
}

const mapped = (map, change) => new Map([...map].map(([name, value]) => [name, change(value)]));

function note(map, name, key) {
  const known = map.get(name);
  if (known === undefined) map.set(name, [key]);
  else known.push(key);
}

/** A name in the data shows the kind of the member; names with other underscores are facts about another member. */
function split(member) {
  const [, plain, kind] = /^([A-Za-z][\w]*?)(?:_(static|event))?$/.exec(member) ?? [];
  if (plain === undefined || plain.includes('_')) return [member, 'fact'];
  return [plain, kind ?? 'member'];
}

function compatOf(key) {
  let found = data;
  for (const part of key.split('.')) {
    if (found === undefined || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return found.__compat;
}

/** A feature behind a flag or under another name is not supported. A partial one is: the data calls many features partial. */
function isThere({ version_added, version_removed, flags, alternative_name, prefix }, version, prefixes) {
  if (typeof version_added !== 'string' || version_added === 'preview') return false;
  if (flags !== undefined || alternative_name !== undefined) return false;
  if (prefix !== undefined && !prefixes.includes(prefix)) return false;
  if (typeof version_removed === 'string' && compareVersions(plain(version_removed), version) <= 0)
    return false;
  return compareVersions(plain(version_added), version) <= 0;
}

const plain = (version) => version.replace('≤', '');
