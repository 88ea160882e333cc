/** Messages as templates with named parameters: numbers and names are data, never part of a sentence. */

export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * `{name}` stands for that parameter; `{count|card|# cards}` for the first text where it is 1, else for the second, in which
 * `#` is its value.
 */
const PARAM = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/** What a template is filled with, as the compiler sees it. */
export type ParamsIn<Template extends string> = Template extends `${string}{${infer Param}}${infer Rest}`
  ? (Param extends `${infer Name}|${string}` ? Name : Param) | ParamsIn<Rest>
  : never;

export const paramsIn = (template: string): readonly string[] => [
  ...new Set([...template.matchAll(PARAM)].map(([, name = '']) => name)),
];

/** The sentence with its parameters in it. Throws a RangeError where one is missing. */
export const fillMessage = (template: string, params: MessageParams): string =>
  template.replace(PARAM, (_, name: string, one?: string, many?: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`«${template}» needs ${name}`);
    const shown = typeof value === 'number' ? value.toLocaleString('en') : value;
    if (one === undefined || many === undefined) return shown;
    return value === 1 ? one : many.replaceAll('#', shown);
  });
