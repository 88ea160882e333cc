/** Words that name things: what each must show as in an effect, anywhere. */

/** Those that cards print. */
const TYPES = [
  'Grass',
  'Fire',
  'Water',
  'Lightning',
  'Psychic',
  'Fighting',
  'Darkness',
  'Metal',
  'Fairy',
  'Dragon',
];
const TYPE_NOUNS = TYPES.map((type): [string, RegExp] => [type.toLowerCase(), new RegExp(`"${type}"`)]);
const ANY_STATUS =
  /"sleepCoins"|"chooseModes"|"keepsConditions"|"exchange"|"conditionsAtLeast"|"statuses"|"conditions"|"status"|"conditionCounters"|"offWhile":\[[^\]]*"poison"/;

/** Folded word of the text → what the effect shows, written as JSON. */
export const NOUNS: ReadonlyMap<string, RegExp> = new Map<string, RegExp>([
  ...TYPE_NOUNS,
  // What is taken off a cost or put onto it is Colorless.
  ['colorless', /"chooseType"|"Colorless"|"retreat"|"retreatCost"|"attackCost"|"provides"/],
  ['asleep', /"sleepCoins"|"sleep"|"devolve"/],
  ['burned', /"burn"/],
  ['confused', /"confusion"|"devolve"/],
  ['paralyzed', /"paralysis"|"devolve"/],
  ['poisoned', /"poison"|"devolve"/],
  ['poison', /"poison"/],
  ['condition', ANY_STATUS],
  ['conditions', ANY_STATUS],
  [
    'bench',
    /"whileInPlay"|"cameThisTurn"|"fromBench"|"bench"|"changePlaces"|"played"|"movedToActive"|"on":"retreated"|"benchSize"/,
  ],
  ['benched', /"whileActive"|"bench"|"changePlaces"|"benchSize"/],
  [
    'active',
    /"change":"(?:attacks|damageIgnores)"|"activeKnockedOut"|"retreated"|"on":"evolved"|"active"|"cameThisTurn"|"not":\{"exists":\{"whose":"own","place":"bench"\}|"defending"|"attacker"|"changePlaces"|"past"|"damageDealt"|"movedToActive"/,
  ],
  [
    'defending',
    /"defending"|"bound"|"opponent","place":"active"|"past"|"damageDealt"|"damageIgnores"|"on":"retreated"/,
  ],
  [
    'hand',
    /"hand"|"returns"|"energyOfTurn"|"what":"evolve"|"forbid"|"cannotPlay"|"preventTrainers"|"played"|"evolved"|"energyAttached"|"attached"|"playedThisTurn"/,
  ],
  ['deck', /"deck(?:Top|Bottom)?"|"draw"|"shuffle"|"orderTop"|"look"/],
  ['discard', /"change":"tools"|"discard"|"takeBack"|"onto"|"withCard"|"returns"|"benchSize"/],
  ['prize', /Prizes"|"prizes?"|"prizeTaken"|"prizesTaken"/],
  ['lost', /"lost"/],
  [
    'basic',
    /"basicEnergyTypes"|"basic"|"takeBack"|"evolvesPastOne"|"basicEnergy"|"on":"played"|\["Grass","Fire","Water"/,
  ],
  [
    'special',
    /"sleepCoins"|"chooseModes"|"keepsConditions"|"conditionsAtLeast"|"exchange"|"conditions"|"specialEnergy"|"statuses"|"offWhile":\[[^\]]*"poison"/,
  ],
  [
    'evolution',
    /"do":"(?:evolve|devolve)"|"MEGA"|"evolved"|"levelUp"|"pastOneOnto"|"stage1"|"evolutions"|\["evolution"\]/,
  ],
  ['evolved', /"evolvedThisTurn"|"evolved(?:From)?"|"stage[12]"/],
  [
    'trainer',
    /"preventTrainers"|"energyOfTurn"|"part":"attached"|"trainer"|"trainers"|"item","(?:supporter",")?stadium","tool"/,
  ],
  // All trainers but these.
  ['supporter', /"supporter"|\["item","stadium","tool"\]/],
  ['item', /"item"/],
  ['stadium', /"preventTrainers"|"stadium"/],
  ['tool', /"preventTrainers"|"tool"|"tools"|"onto"/],
  ['heads', /"coinAgainstPrizes"|"coinAgainstDamage"|"heads"|"flipToAttack"/],
  ['tails', /"sleepCoins"|"coins":\d+\}|"coinAgainstDamage"|"heads"|"flipToAttack"|"untilTails"/],
  ['coin', /"coinAgainstPrizes"|Coins"|"coins"|"coinAgainstDamage"|"flip"|"flipToAttack"/],
  [
    'counter',
    /"swapCounters"|"beHealed"|"exchange"|"counters"|"damaged"|"heal"|"distribute"|"putCounters"|"moveCounters"/,
  ],
  [
    'energy',
    /"retreatCost"|"canBeUsedFor"|"copyAttack"|"takeBack"|nergy|"provides"|"unpaid"|"attackCostIs"|"attackCostWithout"/,
  ],
  [
    'weakness',
    /"coinAgainstDamage"|"do":"damage"|"putCounters"|"damaged":|"atMost"|"atLeast"|"weakness"|"ignores"|"noWeakness"|"damageTaken"|"damageDealt"|"plain"|"past"/,
  ],
  [
    'resistance',
    /"coinAgainstDamage"|"do":"damage"|"putCounters"|"damaged":|"atMost"|"atLeast"|"noResistance"|"resistance"|"ignores"|"damageTaken"|"damageDealt"|"plain"|"past"/,
  ],
  ['retreat', /[rR]etreat/],
  ['draw', /"turnDraw"|"draw"|"bottom"/],
  ['draws', /"draw"/],
  ['shuffle', /"shuffle"|"random"/],
  ['shuffles', /"shuffle"|"random"/],
  ['reveal', /"shown"|"reveal"|"bench"/],
  ['reveals', /"shown"|"reveal"/],
  ['switch', /"swapCounters"|"deckTop"|"changePlaces"|"exchange"/],
  ['switches', /"changePlaces"/],
  ['heal', /"heal"/],
  [
    'attach',
    /"becomeEnergy"|"energyOfTurn"|"do":"evolve"|"withCard"|"attach|"provides"|"energyAttached"|"cannotPlay"|"forbid"|"onto"/,
  ],
  ['search', /"deck"|"discard"|"prizes"/],
  [
    'opponent',
    /"change":"(?:attacks|prizes|damageIgnores)"|"in":"lastTurn"|Prizes"|"prizesTaken"|"offBefore"|KnockedOut"|"reveal"|"damageTaken"|"preventOtherEffects"|[oO]pponent|"prizes":\{|"defending"|"both"|"past"|"shown"|[bB]yAttack"|"knockedOutLastTurn"|"wouldBeKnockedOut"|"preventTrainers"|"damageDealt"|"preventDamage"\}|"otherTurnEnds"/,
  ],
]);
