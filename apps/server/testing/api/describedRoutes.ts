/** The routes of a running server, as its own description at /api/openapi.json lists them. */
import type { Access } from '../../src/platform/http/access.ts';

/** JSON Schema as OpenAPI 3.0 writes it, as far as ours goes. */
export type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly nullable?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
};

export type DescribedParameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: Schema;
};

export type Described = {
  readonly 'x-access': Access;
  readonly security?: unknown;
  readonly parameters?: readonly DescribedParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: unknown }>> }>
  >;
};

type Description = {
  readonly components: { readonly securitySchemes: unknown };
  readonly 'x-undescribed': Readonly<Record<string, string>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

export type DescribedApi = {
  readonly securitySchemes: unknown;
  /** Routes that it leaves out, with the reason of each. */
  readonly undescribed: ReadonlyMap<string, string>;
  /** By method and path, such as `GET /api/users/{wallet}/decks`. */
  readonly routes: ReadonlyMap<string, Described>;
};

export async function describedApi(base: string): Promise<DescribedApi> {
  const said = (await (await fetch(`${base}/api/openapi.json`)).json()) as Description;
  const routes = Object.entries(said.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
  );
  return {
    securitySchemes: said.components.securitySchemes,
    undescribed: new Map(Object.entries(said['x-undescribed'])),
    routes: new Map(routes),
  };
}
