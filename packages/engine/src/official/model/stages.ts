/** How a Pokémon of each stage comes into play, and what of the card below still counts: a kind of Pokémon is a line here. */

type StageRule = {
  /**
   * From the hand: onto the Bench; onto the Pokémon it names; onto that one only while it is Active; with all other parts of
   * it; or only where a card says so.
   */
  readonly comes: 'benched' | 'onto' | 'ontoActive' | 'assembled' | 'byEffect';
  /** Of the card below: its attacks and abilities (11.2), or all but name, HP and type (11.3). */
  readonly keeps?: 'texts' | 'allButHp';
  /** The turn ends with it, unless something on the Pokémon says otherwise (11.4). */
  readonly endsTurn?: true;
  /** How many parts make one Pokémon, and where they must be (11.7, 11.8). */
  readonly parts?: { readonly count: number; readonly from: 'hand' | 'discard'; readonly once: boolean };
};

export const STAGE_RULES = {
  basic: { comes: 'benched' },
  stage1: { comes: 'onto' },
  stage2: { comes: 'onto' },
  mega: { comes: 'onto', endsTurn: true },
  vmax: { comes: 'onto' },
  vstar: { comes: 'onto' },
  break: { comes: 'onto', keeps: 'allButHp' },
  levelUp: { comes: 'ontoActive', keeps: 'texts' },
  restored: { comes: 'byEffect' },
  legend: { comes: 'assembled', parts: { count: 2, from: 'hand', once: false } },
  vUnion: { comes: 'assembled', parts: { count: 4, from: 'discard', once: true } },
} as const satisfies Readonly<Record<string, StageRule>>;

export type Stage = keyof typeof STAGE_RULES;
export const stageRule = (stage: Stage): StageRule => STAGE_RULES[stage];
/** Whether a card of that stage is put onto another card. */
export const goesOnto = (stage: Stage): boolean => stageRule(stage).comes.startsWith('onto');
