/** Words that change what a sentence means, and what of an effect may stand for each. */
import { isNode } from '../grammar/data.ts';
import type { EffectPlace } from './places.ts';

export type Marker = {
  /** Folded words of the text; of several, any. */
  readonly says: readonly string[];
  /** How many of those words this place of the effect may stand for. */
  readonly stands: (place: EffectPlace) => number;
};

const field = (at: object, name: string): unknown => Reflect.get(at, name);
const has = (at: object, ...names: readonly string[]): boolean => names.some((name) => name in at);
const does = (at: object, ...steps: readonly string[]): boolean => steps.includes(String(field(at, 'do')));
const changes = (at: object, ...words: readonly string[]): boolean =>
  words.includes(String(field(at, 'change')));
const one = (is: boolean): number => (is ? 1 : 0);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const windowIs = (at: object, wanted: RegExp): boolean => wanted.test(String(field(at, 'window')));

const isChoice = (at: object): boolean => does(at, 'choosePokemon', 'chooseCards');
const isFew = (at: object): boolean => isChoice(at) && field(at, 'min') !== field(at, 'max');
const isAnswer = (at: object): boolean => field(at, 'works') === 'answers' || changes(at, 'answer');
const isActivated = (at: object): boolean => field(at, 'works') === 'activated';
/** What either player may do with a Stadium, where something holds. */
const isUseUnderCondition = (at: object): boolean => {
  const use = field(at, 'use');
  return has(at, 'holds') && isNode(use) && has(use, 'needs');
};
const isOff = (at: object): boolean => list(field(at, 'offWhile')).length > 0;
const mentionsCoin = (at: object): boolean => /"heads":/.test(JSON.stringify(at));

const hasOwnCounters = (at: object): boolean => does(at, 'afflict') && has(at, 'counters');
const isOfCoin = (part: unknown): boolean => isNode(part) && mentionsCoin(part);
/** «20 more for heads»: 20 times the one coin, or when it shows heads. */
const isWorth = (at: object): boolean =>
  list(field(at, 'product')).some(isOfCoin) || (has(at, 'when') && has(at, 'then'));

const isOfEnergy = (on: unknown): boolean =>
  isNode(on) && field(on, 'place') === 'active' && /"energy"/.test(JSON.stringify(on));

const isOfDone = (part: unknown): boolean =>
  isNode(part) && 'cards' in part && isNode(part.cards) && 'bound' in part.cards;

/** A condition of any kind, and each branch of it. */
const ifs = ({ at, key }: EffectPlace): number =>
  one(does(at, 'if')) +
  one(does(at, 'if') && has(at, 'no')) +
  one(isWorth(at)) +
  one(key === 'needs' || key === 'while' || has(at, 'price') || has(at, 'canBeUsedFor')) +
  one(changes(at, 'flipToAttack')) +
  2 * one(changes(at, 'coinAgainstDamage')) +
  // «If it would be damaged, prevent that damage if it is 40 or less».
  one(changes(at, 'preventDamage', 'preventEffects', 'damageTaken', 'immune')) +
  // «Ignore this effect unless …» and «if it isn't …, discard this card»; «if …, and if …».
  2 * one(has(at, 'among', 'onto')) +
  one(changes(at, 'turnGoesOn', 'prizesTaken', 'prizes')) +
  // «If you have any Metal Energy attached to your Active Pokémon, …».
  one(has(at, 'works', 'modifiers') && isOfEnergy(field(at, 'on'))) +
  one(has(at, 'pastOneOnto')) +
  list(field(at, 'all')).length +
  one(isAnswer(at)) +
  one(has(at, 'prizesMore', 'prizes', 'onFirstTurn')) +
  one(has(at, 'works', 'modifiers') && has(at, 'from'));

/** Numbers that are no constants. */
const counts = ({ at }: EffectPlace): number =>
  Object.entries(at).filter(([name, value]) => HOW_MANY.has(name) && isNode(value) && !Array.isArray(value))
    .length +
  list(field(at, 'product')).filter(isNode).length +
  list(field(at, 'sum')).filter(isNode).length;
const HOW_MANY: ReadonlySet<string> = new Set([
  ...['damage', 'amount', 'coins', 'counters', 'cards', 'by', 'atLeast', 'min', 'max', 'top', 'then', 'hp'],
]);

/** A group that is meant as a whole. */
const several = ({ at, key }: EffectPlace): number =>
  one((has(at, 'place') || has(at, 'among')) && key !== 'from') +
  one((has(at, 'pile') || has(at, 'part')) && key !== 'from') +
  one(Object.values(at).includes('all') || does(at, 'takeBack')) +
  one(field(at, 'often') === 'oncePerTurnByName' || has(at, 'counts')) +
  one(/s\d+$/.test(String(field(at, 'bound')))) +
  one(
    changes(
      at,
      ...['preventDamage', 'preventEffects', 'preventOtherEffects', 'preventTrainers'],
      ...['energyType', 'energyProvides', 'attackCostIs', 'attackCostWithout'],
    ),
  ) +
  one(changes(at, 'damageDealt', 'damageTaken', 'attackCost') && !has(at, 'attack')) +
  one(has(at, 'change') && has(at, 'from')) +
  one(field(at, 'on') === 'eachTurnEnds') +
  one(has(at, 'heads'));

export const MARKERS: readonly Marker[] = [
  // A wording of «when»; what is paid with the own damage is paid for certain.
  {
    says: ["once during each player 's turn , that player may"],
    stands: ({ at }) => one(has(at, 'holds') && has(at, 'use')),
  },
  {
    says: ["once during each player 's turn , if"],
    stands: ({ at }) => one(isUseUnderCondition(at)),
  },
  {
    says: [
      'only if you go second , and only during your first turn',
      'only if you go second , and only on your first turn',
    ],
    stands: ({ at }) => one(field(at, 'turn') === 'firstGoingSecond'),
  },
  {
    says: ['once during your turn , when'],
    stands: ({ at }) => one(isAnswer(at)),
  },
  {
    says: ['if you do'],
    stands: (place) =>
      ifs(place) +
      one(does(place.at, 'putCounters') && field(place.at, 'on') === 'self') +
      // It goes for what came, or for what is done then.
      one(JSON.stringify(field(place.at, 'cards')) === '{"bound":"thisCard"}') +
      one(does(place.at, 'exchange') || (does(place.at, 'knockOut') && field(place.at, 'on') === 'self')) +
      // So much for each card that was paid with: nothing if none was.
      one(list(field(place.at, 'product')).some(isOfDone)),
  },
  {
    says: ["doesn't use up your 1 energy card attachment"],
    stands: ({ at }) => one(does(at, 'attachEnergy')),
  },
  { says: ['retreat cost for each of'], stands: several },
  { says: ['rest of the turn', 'the rest of the turn'], stands: ({ at }) => one(windowIs(at, /^thisTurn/)) },
  // Nothing holds that is not in play.
  {
    says: ['as long as this pokémon is in play', 'as long as is in play'],
    stands: ({ at }) => one(has(at, 'modifiers')),
  },
  // The player who used it did.
  {
    says: ['if you searched your deck in this way'],
    stands: ({ at }) => one(isActivated(at) || isAnswer(at)),
  },
  { says: ['in order to'], stands: ({ at }) => one(has(at, 'price') || does(at, 'if', 'copyAttack')) },
  { says: ['without looking at it'], stands: ({ at }) => one(does(at, 'move')) },
  // How abilities are announced, and when they are not.
  {
    says: ["can't use more than 1", "can't apply more than 1", "doesn't stack"],
    stands: ({ at }) =>
      one(field(at, 'often') === 'oncePerTurnByName' || field(at, 'counts') === 'onceByName'),
  },
  { says: ['no more than'], stands: ({ at }) => one(field(at, 'counts') === 'onceInPlay') },
  {
    says: ['if you use this ability , your turn ends', 'if you do , your turn ends'],
    stands: ({ at }) => one(has(at, 'endsTurn') || does(at, 'endTurn')),
  },
  {
    says: [
      "this power can't be used if",
      "can't use this power if",
      "this power can't be used while",
      'this power stops working if',
      'this power stops working while',
      'this power stops working when',
      "this power doesn't work if",
    ],
    stands: ({ at }) => one(isOff(at)),
  },
  // To use it is to do what follows.
  {
    says: ['use this power . if you do', 'use this ability . if you do'],
    stands: ({ at }) => one(isActivated(at) || isAnswer(at)),
  },
  // What was shown lies there as before.
  { says: ['if not ,'], stands: ({ at }) => one(does(at, 'reveal') || isWorth(at)) },
  // As some cards misprint «is affected».
  { says: ['if affected by a special condition'], stands: ({ at }) => one(isOff(at)) },
  // What is asked of the damage is asked before it.
  { says: ['if , before doing damage'], stands: ({ at }) => one(has(at, 'when') && has(at, 'then')) },
  { says: ['before this attack does damage'], stands: ({ at }) => one(does(at, 'nothing')) },
  {
    says: ['if it has'],
    stands: (place) => ifs(place) + one(place.key === 'where' && has(place.at, 'card')),
  },
  { says: ['if', 'unless'], stands: ifs },
  {
    says: ['if tails'],
    stands: ({ at }) =>
      one(does(at, 'if') && has(at, 'no') && isOfCoin(field(at, 'is'))) +
      one(isOfCoin(field(at, 'not'))) +
      one(changes(at, 'flipToAttack')) +
      // «If heads, 20 more; if tails, 30»: tails says the printed number again.
      one(list(field(at, 'sum')).some((part) => isNode(part) && isWorth(part))),
  },
  { says: ['even if'], stands: ({ at }) => one(isAnswer(at) || has(at, 'fromBench')) },
  // A condition's own number of counters.
  {
    says: ["after each player 's turn", 'even if it was already', 'between turns'],
    stands: ({ at }) =>
      one(hasOwnCounters(at)) * 2 +
      one(isAnswer(at) || changes(at, 'conditionCounters')) +
      one(isAnswer(at) && has(at, 'counts')),
  },
  { says: ['rounded up', 'rounded up to the nearest 10'], stands: ({ at }) => one(has(at, 'half')) },
  { says: ['after your attack'], stands: ({ at }) => one(has(at, 'damaged', 'after')) },
  // Where there were two of them.
  { says: ['each defending pokémon'], stands: ({ at }) => one(Object.values(at).includes('defending')) },
  {
    says: ['if that damage is', 'if that attack would do'],
    stands: ({ at }) => one(has(at, 'atMost') || (changes(at, 'preventDamage') && has(at, 'atLeast'))),
  },
  { says: ['not used to pay for', 'in addition to this attack'], stands: ({ at }) => one(has(at, 'unpaid')) },
  { says: ["can't add more than", "can't reduce more than"], stands: ({ at }) => one(has(at, 'least')) },
  { says: ['another turn after this one'], stands: ({ at }) => one(does(at, 'anotherTurn')) },
  { says: ['without looking'], stands: ({ at }) => one(has(at, 'random')) },
  // Those of the looked at that were not taken.
  {
    says: [
      'the other card',
      'the other 2 card',
      'the 2 other card',
      'the 3 other card',
      'the other 4 card',
      'the other 6 card',
      'the rest',
    ],
    stands: ({ at }) =>
      one(isNode(field(at, 'top')) || does(at, 'shuffle', 'look', 'orderTop') || field(at, 'price') === true),
  },
  // What is chosen is chosen where there is any.
  {
    says: [
      'if any .',
      'if your opponent has any benched',
      'if the defending pokémon has any energy card attached to it , choose',
      'if the defending pokémon has any basic energy card attached to it , choose',
    ],
    stands: ({ at, key }) => one(isChoice(at) || key === 'needs' || key === 'is'),
  },
  {
    says: ['as long as', 'while'],
    // What energy provides where it is attached.
    stands: ({ at, key }) => one(key === 'while' || has(at, 'from', 'provides', 'among')),
  },
  {
    says: ['when', 'whenever', 'once'],
    stands: ({ at }) =>
      one(
        isAnswer(at) ||
          has(at, 'often', 'provides', 'onto') ||
          changes(at, 'preventTrainers') ||
          (changes(at, 'preventDamage') && has(at, 'atLeast')) ||
          changes(at, 'coinAgainstDamage'),
      ) +
      // «Once during your turn, when …».
      one(
        isAnswer(at) &&
          (has(at, 'often') || ['played', 'evolved', 'movedToActive'].includes(String(field(at, 'on')))),
      ),
  },
  {
    says: ['only 1 energy at a time', 'only provides 1 energy at a time'],
    stands: ({ at }) => 2 * one(has(at, 'provides')),
  },
  {
    says: [
      "you can't use this card during your first turn or on a basic pokémon that was put into play this turn",
      'you can only play this card when you would be allowed to evolve that pokémon anyway',
    ],
    stands: ({ at }) => one(has(at, 'evolvesPastOne')),
  },
  {
    says: ['your active pokémon is your only pokémon in play'],
    stands: ({ at }) => one(field(at, 'whose') === 'own' && field(at, 'place') === 'bench'),
  },
  { says: ['anything other than'], stands: ({ at }) => one(has(at, 'onto')) },
  { says: ['if it has any'], stands: ({ at }) => one(does(at, 'heal')) },
  { says: ['every type of'], stands: ({ at }) => one(has(at, 'provides') || changes(at, 'provides')) },
  {
    says: ['only'],
    stands: ({ at, key }) =>
      one(key === 'needs' || has(at, 'while', 'price')) +
      list(field(at, 'all')).length +
      3 * one(has(at, 'onto')),
  },
  {
    says: ['instead'],
    stands: ({ at }) =>
      one(has(at, 'when', 'no', 'instead') || changes(at, 'baseDamage')) +
      one(changes(at, 'provides')) +
      one(hasOwnCounters(at)) +
      one(does(at, 'survive') || changes(at, 'energyType', 'energyProvides')),
  },
  {
    says: ['except', 'excluding'],
    stands: ({ at }) => one(has(at, 'not', 'other', 'notIn', 'except') || changes(at, 'preventOtherEffects')),
  },
  {
    says: ['may'],
    stands: ({ at }) =>
      one(does(at, 'may')) +
      one(isFew(at) && field(at, 'min') === 0) +
      one(isActivated(at) || isUseUnderCondition(at)) +
      one(changes(at, 'tools', 'attacks')),
  },
  {
    says: ['for each', 'times the number of', 'equal to', 'for every'],
    stands: (place) =>
      counts(place) + one(does(place.at, 'repeat', 'forEach') || has(place.at, 'untilTails')),
  },
  { says: ['each', 'all', 'every'], stands: several },
  {
    says: ['both'],
    stands: ({ at }) =>
      one(does(at, 'chooseModes')) +
      one(field(at, 'whose') === 'both' || does(at, 'afflict')) +
      one(has(at, 'heads', 'sum')) +
      one(changes(at, 'types') && list(field(at, 'types')).length === 2),
  },
  {
    says: ['each player', 'both players', 'both yours'],
    stands: ({ at }) =>
      one(field(at, 'whose') === 'both') +
      one(field(at, 'by') === 'opponent') +
      // What both do is done to the opponent's cards too.
      one(field(at, 'whose') === 'opponent' && has(at, 'do', 'pile')) +
      one(changes(at, 'preventDamage') && !has(at, 'ofOpponent', 'from')) +
      one(changes(at, 'damageTaken') && has(at, 'from') && !has(at, 'ofOpponent')),
  },
  {
    says: ['stage 1'],
    stands: ({ at }) => one(list(field(at, 'stages')).includes('stage1') || has(at, 'pastOneOnto')),
  },
  {
    says: ['stage 2'],
    stands: ({ at }) => one(list(field(at, 'stages')).includes('stage2') || has(at, 'pastOneOnto')),
  },
  {
    says: ['up to', 'any number of', 'as many'],
    stands: ({ at }) =>
      one(isFew(at) || does(at, 'orderTop') || has(at, 'upTo')) +
      one(changes(at, 'tools')) +
      one(has(at, 'difference')),
  },
  {
    says: ['in any way you like', 'as you like', 'in any order'],
    stands: ({ at }) =>
      one(does(at, 'attachEach')) +
      one(
        does(at, 'distribute', 'orderTop', 'attachEach') ||
          isFew(at) ||
          field(at, 'often') === 'any' ||
          /^deck./.test(String(field(at, 'to'))),
      ),
  },
  {
    says: ['until'],
    stands: ({ at }) =>
      one(has(at, 'untilTails', 'difference')) + one(windowIs(at, /^(?:until|while|thisTurn)/)),
  },
  {
    says: ['during'],
    stands: ({ at }) =>
      one(windowIs(at, /^(?:during|until|thisTurn)/)) +
      one(has(at, 'knockedOutLastTurn', 'usedLastTurn', 'afflictedLastTurn')) +
      one(isActivated(at) || isAnswer(at) || changes(at, 'conditionCounters', 'coinAgainstDamage')) +
      one(/Turn$/.test(String(field(at, 'in')))) +
      one(has(at, 'turn', 'playedThisTurn', 'onFirstTurn', 'evolvedThisTurn')) +
      // «During Checkup, 3 counters»: a condition's own number.
      one(hasOwnCounters(at)),
  },
  {
    says: ['other', 'another', 'different'],
    // What is paid with is never the card itself.
    stands: ({ at }) =>
      one(
        has(at, 'other', 'notIn', 'different', 'specialEnergy') ||
          field(at, 'price') === true ||
          does(at, 'exchange'),
      ) +
      2 * one(has(at, 'typesOf')),
  },
  { says: ['a different amount of energy'], stands: ({ at }) => one(has(at, 'any')) },
  // What goes back to where it was is not moved.
  {
    says: [
      'pokémon to your other pokémon',
      "pokémon to your opponent 's other pokémon",
      'pokémon to their other pokémon',
    ],
    stands: ({ at }) => one(does(at, 'attachEach')),
  },
  { says: ['any other effects'], stands: ({ at }) => one(has(at, 'past')) },
  { says: ['random'], stands: ({ at }) => one(has(at, 'random')) },
  {
    says: ['before'],
    stands: ({ at }) => one(has(at, 'before') || changes(at, 'damageDealt', 'flipToAttack')),
  },
  {
    says: ['after applying weakness and resistance'],
    stands: ({ at }) =>
      one(changes(at, 'damageTaken', 'preventDamage', 'coinAgainstDamage')) +
      one(changes(at, 'damageDealt') && has(at, 'after')) +
      one(has(at, 'damaged')),
  },
  {
    says: ['discard all other card attached to'],
    stands: ({ at }) => 2 * one(field(at, 'part') === 'attached'),
  },
  { says: ['except for its energy'], stands: ({ at }) => one(does(at, 'copyAttack')) },
  { says: ['if the defending pokémon was'], stands: ({ at }) => one(does(at, 'cure')) },
  {
    says: ['if there are any damage counter on'],
    stands: (place) => ifs(place) + one(does(place.at, 'heal')),
  },
  {
    says: ["is no longer your opponent 's active pokémon"],
    stands: ({ at }) => one(windowIs(at, /^whileActive/)),
  },
  {
    says: ['whenever the defending pokémon tries to attack'],
    stands: ({ at }) => one(changes(at, 'flipToAttack')),
  },
  { says: ['if you have no benched pokémon , discard'], stands: ({ at }) => 2 * one(has(at, 'no')) },
  { says: ['if there are any'], stands: (place) => ifs(place) + one(isChoice(place.at)) },
  {
    says: ["after the 2 nd don't count", "after the 2 nd doesn't count", "after the 3 rd don't count"],
    stands: ({ at }) => one(has(at, 'least')),
  },
  {
    says: ['if 1 or both of them are tails , this attack does'],
    stands: (place) => ifs(place) + one(isWorth(place.at)),
  },
  {
    says: ['attached to any of your pokémon in any way you like'],
    stands: ({ at }) => one(isChoice(at) && isNode(field(at, 'from'))),
  },
  { says: ['evolves or is benched'], stands: ({ at }) => one(windowIs(at, /^whileActive/)) },
  { says: ['unless all damage from this attack is prevented'], stands: ({ at }) => one(has(at, 'damaged')) },
  {
    says: [
      'if there is a stadium card in play , discard it',
      'if there is any stadium card in play , discard it',
    ],
    stands: ({ at }) => one(does(at, 'move')),
  },
  {
    says: ["to another of your opponent 's pokémon"],
    stands: ({ at }) => one(field(at, 'place') === 'bench' || has(at, 'notIn')),
  },
  { says: ['remove no damage counter from'], stands: ({ at }) => one(has(at, 'other')) },
  {
    says: ['whenever 10 or less damage', 'whenever 20 or less damage', 'whenever 30 or less damage'],
    stands: ({ at }) => one(has(at, 'atMost')),
  },
  { says: ['after doing damage'], stands: ({ at }) => one(has(at, 'after')) },
  {
    says: ['after'],
    stands: ({ at }) =>
      one(
        changes(at, 'damageTaken', 'coinAgainstDamage') ||
          (changes(at, 'preventDamage') && has(at, 'atLeast')),
      ),
  },
  {
    says: [
      "can't",
      'cannot',
      "isn't",
      "doesn't",
      'not',
      'no',
      "aren't",
      "don't",
      "won't",
      'no longer',
      'without',
      'nothing',
    ],
    stands: ({ at, key }) =>
      // «This attack can't be used unless …», «can't be used if there are no …».
      2 * one(key === 'needs') +
      one(has(at, 'not', 'ignores', 'past', 'plain', 'turnGoesOn', 'hpLeftOver', 'price', 'onto', 'among')) +
      one(/^(?:cannot|no[A-Z]|prevent|immune|forbid|turnGoesOn)/.test(String(field(at, 'change')))) +
      one(does(at, 'forbid', 'nothing', 'cure', 'survive')) +
      one(changes(at, 'flipToAttack')) +
      one(field(at, 'damaged') === false || field(at, 'evolved') === false) +
      // «No Retreat Cost» is one of nothing.
      one(field(at, 'retreatCost') === 0),
  },
  { says: ['also'], stands: ({ at }) => one(has(at, 'do') || has(at, 'change')) },
  {
    says: ['or more', 'or fewer', 'or less', 'at least'],
    stands: ({ at }) =>
      one(does(at, 'chooseModes') && has(at, 'more')) +
      one(
        has(
          at,
          'atLeast',
          'hpAtMost',
          'hpAtLeast',
          'remainingAtMost',
          'energyAtLeast',
          'atMost',
          'conditionsAtLeast',
        ),
      ),
  },
  {
    says: ['more'],
    stands: ({ at }) =>
      one(has(at, 'sum', 'by', 'atLeast') || does(at, 'draw') || changes(at, 'conditionCounters')) +
      // Several sums in one: so much more in each case.
      Math.max(0, list(field(at, 'sum')).length - 2),
  },
  { says: ['less', 'reduced'], stands: ({ at }) => one(has(at, 'difference', 'by', 'atLeast')) },
];
