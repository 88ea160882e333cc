/** What is wrong inside the attributes, line by line below their text, and which of it belongs to a plain field. */
import type { FieldProblem } from '@pokesol/cards';
import { plainMessage } from './plainMessages.ts';

/** As it stands below the text. */
export const lineOf = ({ field, message }: FieldProblem): string => `${field}: ${message}`;

/** The lines as problems again; what is wrong with the text as a whole is none of them. */
export const problemsOf = (lines: string): FieldProblem[] =>
  lines.split(/\n(?=attributes\.)/).flatMap((line) => {
    const [, field, message] = /^(attributes\..+?): (.+)$/s.exec(line) ?? [];
    return field === undefined || message === undefined ? [] : [{ field, message }];
  });

/** What is said of these attributes, such as `types` or `attacks.0.name`, and of all that is inside them. */
export function wrongAt(problems: readonly FieldProblem[], names: readonly string[]): string | undefined {
  const fields = names.map((name) => `attributes.${name}`);
  const said = problems
    .filter(({ field }) => fields.some((each) => field === each || field.startsWith(`${each}.`)))
    .map(plainMessage);
  return said.length === 0 ? undefined : [...new Set(said)].join('\n');
}

const PARTS = ['name', 'cost', 'damage', 'text'] as const;
export type WrongAttack = Readonly<Record<(typeof PARTS)[number] | 'rest', string | undefined>>;

/** What is said of an attack, by its fields; the rest belongs to none of them. */
export function wrongAttack(problems: readonly FieldProblem[], index: number): WrongAttack {
  // A single attack that stands in no list is reported without a place.
  const places = index === 0 ? ['attacks.0', 'attacks'] : [`attacks.${index}`];
  const at = (part: string) => places.map((place) => `${place}.${part}`);
  const isElsewhere = ({ field }: FieldProblem) =>
    PARTS.every((part) => wrongAt([{ field, message: part }], at(part)) === undefined);
  return {
    name: wrongAt(problems, at('name')),
    cost: wrongAt(problems, at('cost')),
    damage: wrongAt(problems, at('damage')),
    text: wrongAt(problems, at('text')),
    rest: wrongAt(problems.filter(isElsewhere), [`attacks.${index}`]),
  };
}

/** What is said of the attacks all together. */
export function wrongList(problems: readonly FieldProblem[]): string | undefined {
  const said = problems.find(({ field }) => field === 'attributes.attacks');
  return said && plainMessage(said);
}
