/** The catalogues of this server, in the order they are asked: the operator's own files, the API, TCGdex, the product's. */
import { apiSource } from './apiSource.ts';
import { folderSource } from './folderSource.ts';
import type { HttpLimits } from './http.ts';
import { shippedSource } from './shippedSource.ts';
import type { CatalogueSource } from './source.ts';
import { tcgdexSource } from './tcgdexSource.ts';

export type CatalogueOptions = {
  /** A folder of JSON files. */
  folder?: string;
  api?: { url: string; key?: string };
  tcgdex?: { url: string };
  /** Shorter in tests. */
  limits?: HttpLimits;
};

/** Files that an operator laid there are meant; of the two servers the first has prices and the ids that we use. */
export function cataloguesFrom({ folder, api, tcgdex, limits }: CatalogueOptions): CatalogueSource[] {
  const limited = limits === undefined ? {} : { limits };
  return [
    ...(folder === undefined ? [] : [folderSource(folder)]),
    ...(api === undefined ? [] : [apiSource({ ...api, ...limited })]),
    ...(tcgdex === undefined ? [] : [tcgdexSource({ ...tcgdex, ...limited })]),
    shippedSource,
  ];
}
