/** What a chapter of the page of rules is: rules in a player's words, numbered as refusals and `docs/rules.md` number them. */

/** The pictures that chapters show. */
export type PictureName = 'card' | 'table' | 'turn' | 'evolution' | 'damage' | 'prizes' | 'conditions';

type NumberedRule = {
  /** '3.7': its place on the page, and what a refusal names. */
  readonly number: string;
  readonly text: string;
};

export type Chapter = {
  /** '3': a refusal may name a whole chapter. */
  readonly number: string;
  readonly title: string;
  readonly lead: string;
  readonly picture?: PictureName;
  readonly rules: readonly NumberedRule[];
};
