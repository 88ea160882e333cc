/** Writes `docs/reference/engine.md` from what Classic and the engine's kernel export and what stands above each declaration. */
import { readFileSync } from 'node:fs';
import { parseAst } from 'vitest/node';
import { ROOT } from './run.mjs';

const SOURCE = 'packages/engine/src/';
const ROOMS = ['classic', 'kernel'];

/** In the order in which a battle uses them. */
export const VERBS = ['createBattle', 'legalActions', 'applyAction', 'viewFor', 'eventsFor', 'replay'];

/** Unions of the vocabulary: each of their members has a place of its own. `by` is the field that names a member, `also` a file that some come from. */
const VOCABULARIES = [
  { title: 'Events', file: 'classic/model/events.ts', type: 'Fact', by: 'type' },
  {
    title: 'Actions',
    file: 'classic/model/actions.ts',
    also: 'kernel/actions.ts',
    type: 'Action',
    by: 'type',
  },
  { title: 'Choices', file: 'classic/model/choices.ts', type: 'Choice', by: 'kind' },
  { title: 'Effects', file: 'classic/model/effects.ts', type: 'Effect', by: 'do' },
];

/** The whole document. */
export function engineReference() {
  const files = exportedFiles();
  const all = files.flatMap(({ file, names }) => {
    const { sentence, declarations } = declarationsOf(file);
    const exported = declarations.filter(
      ({ name, isExported }) => isExported && (names === undefined || names.includes(name)),
    );
    return [{ file, sentence, exported: [...helpersOf(file, declarations), ...exported] }];
  });
  const verbs = VERBS.map((name) => {
    const found = all.flatMap(({ exported }) => exported).find((declaration) => declaration.name === name);
    if (found === undefined) throw new Error(`The engine exports no ${name}`);
    return found;
  });
  const chapters = VOCABULARIES.map(vocabulary);
  const written = [...VERBS, ...chapters.flatMap(({ unions }) => unions)];
  const rest = all
    .map((each) => ({ ...each, exported: each.exported.filter(({ name }) => !written.includes(name)) }))
    .filter(({ exported }) => exported.length > 0);
  return `${[
    '# The engine: Classic, with its verbs and events, and the kernel of both rule sets',
    'Written by `npm run tool -- reference` from the declarations of `packages/engine/src/classic` and `packages/engine/src/kernel` and the comments above them; a test compares. How the engine is built and why: [ADR 11](../adr/0011-rules-engine.md).',
    '## Verbs',
    ...verbs.map((verb) => section('###', verb)),
    ...chapters.flatMap(({ paragraphs }) => paragraphs),
    '## Everything else',
    ...rest.flatMap(({ file, sentence, exported }) => [
      `### \`${file}\``,
      sentence,
      ...exported.map((declaration) => section('####', declaration)),
    ]),
  ].join('\n\n')}\n`;
}

/** The files that each room's index exports, in its order, with the names it takes of each; undefined for all of them. */
function exportedFiles() {
  const files = new Map();
  for (const { room, statement } of ROOMS.flatMap(statementsOf)) {
    if (!statement.type.startsWith('Export')) continue;
    const file = statement.source.value.replace('./', `${room}/`);
    const isWhole = statement.type === 'ExportAllDeclaration';
    const names = isWhole ? undefined : statement.specifiers.map(({ exported }) => exported.name);
    const known = files.get(file);
    files.set(file, { file, names: known?.names === undefined ? names : [...known.names, ...names] });
  }
  return [...files.values()];
}

const statementsOf = (room) => parsed(`${room}/index.ts`).body.map((statement) => ({ room, statement }));

const texts = new Map();

function textOf(file) {
  const known = texts.get(file) ?? readFileSync(`${ROOT}${SOURCE}${file}`, 'utf8');
  texts.set(file, known);
  return known;
}

const parsed = (file) => parseAst(textOf(file), { lang: 'ts' });

/** What a file declares at its top: name, comment, and the declaration without the body of a function. */
function declarationsOf(file) {
  const text = textOf(file);
  const { body } = parsed(file);
  return {
    sentence: commentAt(text, 0),
    declarations: body.flatMap((statement) => {
      const isExported = statement.type === 'ExportNamedDeclaration' && statement.declaration !== null;
      const declared = isExported ? statement.declaration : statement;
      return named(declared).map(({ name, end, suffix }) => ({
        name,
        isExported,
        file,
        node: declared,
        comment: commentBefore(text, statement.start),
        code: `${text.slice(declared.start, end).trim()}${suffix}`,
      }));
    }),
  };
}

/** The names a statement declares, and where what a caller needs of them ends. */
function named(node) {
  switch (node.type) {
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return [{ name: node.id.name, end: node.end, suffix: '' }];
    case 'FunctionDeclaration':
      return [{ name: node.id.name, end: node.body.start, suffix: ';' }];
    case 'VariableDeclaration':
      return node.declarations.map(({ id, init }) => ({ name: id.name, ...shownUntil(node, init) }));
    default:
      return [];
  }
}

/** Of a function in a constant its head, of every other constant all: the values are the vocabulary. */
function shownUntil(node, init) {
  return init?.type === 'ArrowFunctionExpression'
    ? { end: (init.returnType ?? init.params.at(-1) ?? init).end, suffix: ' => …;' }
    : { end: node.end, suffix: '' };
}

/** The comment that ends right before a place, its lines joined; '' for none. */
function commentBefore(text, place) {
  const before = text.slice(0, place).trimEnd();
  const start = before.endsWith('*/') ? before.lastIndexOf('/**') : -1;
  return start < 0 ? '' : commentAt(before, start);
}

function commentAt(text, start) {
  if (!text.startsWith('/**', start)) return '';
  return text
    .slice(start + 3, text.indexOf('*/', start))
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .filter((line) => line !== '')
    .join(' ');
}

const section = (heading, { name, comment, code, file }) =>
  [
    `${heading} ${name}`,
    comment,
    `\`\`\`ts\n${code}\n\`\`\``,
    VERBS.includes(name) ? `In \`${SOURCE}${file}\`.` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** Types that the members of a union share and that are not exported themselves. */
const helpersOf = (file, declarations) =>
  declarations.filter(
    ({ name, isExported, node }) =>
      !isExported &&
      node.type === 'TSTypeAliasDeclaration' &&
      VOCABULARIES.some((each) => each.file === file && each.type !== name),
  );

/** A chapter with a paragraph for each member of a union: its name, what is said of it, and its fields. */
function vocabulary({ title, file, also, type, by }) {
  const declarations = [file, also ?? []].flat().flatMap((each) => declarationsOf(each).declarations);
  const { members, unions } = membersOf(type, declarations);
  const { comment } = declarations.find(({ name }) => name === type);
  return {
    unions,
    paragraphs: [
      `## ${title}`,
      ...(comment === '' ? [] : [comment]),
      `In \`${SOURCE}${file}\`.`,
      ...members.map(({ node, comment: said, file: home }) => {
        const text = textOf(home);
        const before = text.slice(0, node.start).replace(/[|\s]*$/, '');
        const own = commentBefore(before, before.length);
        const code = unindented(text, node);
        return section('###', { name: nameOf(node, by), comment: said || own, code, file });
      }),
    ],
  };
}

/** The object types of a union and of the unions it is made of, and the names of all of these. */
function membersOf(type, declarations) {
  const { node, comment, file } = declarations.find(({ name }) => name === type);
  const parts =
    node.typeAnnotation.type === 'TSUnionType' ? node.typeAnnotation.types : [node.typeAnnotation];
  if (node.typeAnnotation.type !== 'TSUnionType')
    return { members: [{ node: parts[0], comment, file }], unions: [type] };
  const inside = parts.map((part) =>
    part.type === 'TSTypeReference'
      ? membersOf(part.typeName.name, declarations)
      : { members: [{ node: part, comment: '', file }], unions: [] },
  );
  return {
    members: inside.flatMap(({ members }) => members),
    unions: [type, ...inside.flatMap(({ unions }) => unions)],
  };
}

/** The literal in the field `by` of an object type, or of one of those it is joined from. */
function nameOf(type, by) {
  if (type.type === 'TSParenthesizedType') return nameOf(type.typeAnnotation, by);
  if (type.type === 'TSIntersectionType')
    return type.types.map((part) => nameOf(part, by)).find((name) => name !== undefined);
  if (type.type !== 'TSTypeLiteral') return undefined;
  const field = type.members.find(({ key }) => key?.name === by);
  return field?.typeAnnotation.typeAnnotation.literal.value;
}

/** A piece of code as if it began at the start of its line. */
function unindented(text, { start, end }) {
  const [first, ...lines] = text.slice(start, end).split('\n');
  const last = lines.at(-1) ?? '';
  const margin = last.length - last.trimStart().length;
  return [
    first,
    ...lines.map((line) => line.slice(Math.min(margin, line.length - line.trimStart().length))),
  ].join('\n');
}
