/** Whole phrases in which a word of `markers.ts` means something of its own: each with what of an effect stands for it. */
import { isNode } from '../grammar/data.ts';
import type { Marker } from './markers.ts';

const field = (at: object, name: string): unknown => Reflect.get(at, name);
const does = (at: object, ...steps: readonly string[]): boolean => steps.includes(String(field(at, 'do')));
const one = (is: boolean): number => (is ? 1 : 0);

/** Cards that were chosen before, of which only some fit. */
const isOfChosen = (at: object): boolean => 'bound' in at && 'where' in at;
const isOpponentsBench = (at: object): boolean =>
  field(at, 'whose') === 'opponent' && field(at, 'place') === 'bench';

export const PHRASE_MARKERS: readonly Marker[] = [
  // Nothing is done where there is nothing.
  {
    says: [', if any ,', ', if any', ', if it has any'],
    stands: ({ at }) =>
      2 *
      one(
        does(at, 'chooseCards', 'changePlaces', 'heal', 'move', 'reveal') ||
          'basicEnergyTypes' in at ||
          'knockedOutLastTurn' in at,
      ),
  },
  {
    says: ['if your opponent has any benched pokémon , this attack does'],
    stands: ({ at }) => one(isOpponentsBench(at)),
  },
  {
    says: ['if your opponent has any evolved pokémon in play , remove'],
    stands: ({ at }) => one(does(at, 'devolve')),
  },
  {
    says: ["weakness when pokémon { both yours and your opponent 's } take damage"],
    stands: ({ at }) => one(field(at, 'change') === 'noWeakness'),
  },
  { says: ["you can't put more than"], stands: ({ at }) => one('least' in at) },
  {
    says: ['you may discard this pokémon . if you do', 'you may discard . if you do'],
    stands: ({ at }) => 2 * one(does(at, 'takeBack')),
  },
  {
    says: ['if you drew any card in this way'],
    stands: ({ at }) => one(does(at, 'draw')),
  },
  {
    says: ["isn't affected by any effects on"],
    stands: ({ at }) => one(field(at, 'change') === 'damageIgnores') + one('past' in at),
  },
  { says: ['may attack twice each turn'], stands: ({ at }) => one(field(at, 'change') === 'attacks') },
  {
    says: ["if the first attack knocks out your opponent 's active pokémon , you may attack again after"],
    stands: ({ at }) => one(field(at, 'change') === 'attacks'),
  },
  {
    says: [
      'when you attach a energy card from your hand to this pokémon { except with a attack , ability , or trainer card } , you may',
      'when you attach a energy card from your hand to { except with a attack , ability , or trainer card } , you may',
    ],
    stands: ({ at }) => one(field(at, 'change') === 'energyOfTurn'),
  },
  {
    says: ['when this pokémon is healed', 'when is healed'],
    stands: ({ at }) => one(field(at, 'change') === 'healedDouble'),
  },
  {
    says: ['may have your opponent shuffle their hand into their deck . if you do'],
    stands: ({ at }) => one(does(at, 'may')),
  },
  {
    says: ['but provides only'],
    stands: ({ at }) => one(field(at, 'change') === 'provides' || 'provides' in at),
  },
  { says: ["you can't add more then"], stands: ({ at }) => one('least' in at) },
  {
    says: ["can't be removed by evolving or devolving"],
    stands: ({ at }) => one(field(at, 'change') === 'keepsConditions'),
  },
  { says: ['has only 1 prize card left and'], stands: ({ at }) => one('all' in at) },
  { says: ['until you reveal'], stands: ({ at }) => one('until' in at) },
  {
    says: [
      'with a retreat cost of 2 or more',
      'with a retreat cost of 3 or more',
      'with a retreat cost of 4 or more',
    ],
    stands: ({ at }) => one('any' in at),
  },
  { says: ["you can't do more than"], stands: ({ at }) => one('least' in at) },
  { says: ["you can't flip more than"], stands: ({ at }) => one('least' in at) },
  { says: ['both active pokémon are the same type'], stands: ({ at }) => one('sameTypeAs' in at) },
  {
    says: ['other than damage'],
    stands: ({ at }) => one(field(at, 'change') === 'preventOtherEffects'),
  },
  {
    says: ['different types of basic energy', 'different type of basic energy'],
    stands: ({ at }) => one('basicEnergyTypes' in at || 'energyTypes' in at || 'different' in at),
  },
  { says: ['colorless energy in'], stands: ({ at }) => one('retreatCost' in at) },
  // What is said again of a time or of coins.
  { says: ['when it goes to the bench'], stands: ({ at }) => one(field(at, 'on') === 'retreated') },
  {
    says: ["at the end of each player 's turn"],
    stands: ({ at }) => one(field(at, 'on') === 'eachTurnEnds'),
  },
  { says: ['if only 1 is heads'], stands: ({ at }) => one(does(at, 'if')) },
  { says: ['if 1 is heads and 1 is tails'], stands: ({ at }) => one(does(at, 'flip')) },
  // What devolving is.
  {
    says: [
      'all evolution card of that stage or higher',
      'is no longer asleep , confused , paralyzed , poisoned , or anything else that might be the result of a attack { just as if you had evolved it }',
    ],
    stands: ({ at }) => 2 * one(does(at, 'devolve')),
  },
  // Hands.
  {
    says: ['show each other your hands', 'show both card to your opponent'],
    stands: ({ at }) => one(does(at, 'reveal')),
  },
  {
    says: [
      'as many other card as',
      'any number of other card',
      'the other card . if you do',
      'put other',
      'the rest of your card',
    ],
    // Never the card itself.
    stands: ({ at }) =>
      one(does(at, 'chooseCards') && field(at, 'max') === 60) +
      one(does(at, 'chooseCards') && field(at, 'by') === 'opponent') +
      one('notIn' in at),
  },
  {
    says: [
      ...['you may draw up to', 'your opponent may draw up to', 'each player may draw up to'],
      'each player may draw a card',
    ],
    stands: ({ at }) =>
      one(does(at, 'draw') && isNode(field(at, 'cards')) && 'upTo' in (field(at, 'cards') as object)),
  },
  { says: ["{ don't look at them }"], stands: ({ at }) => one('random' in at) },
  {
    says: [
      'when you play this card , you may discard another card',
      'when you play this card , you may discard 1 other card',
      'when you play this card , you may discard 2 other card',
      'when you play this card , you may discard 3 other card',
    ],
    stands: ({ at }) => one(does(at, 'may')),
  },
  // What was chosen, drawn or discarded, and is such a card.
  {
    says: [
      'if any of those card are',
      'if any of them are',
      "if it 's a",
      'if that card is a',
      'if it is not a',
      'if you discarded a',
    ],
    stands: ({ at }) =>
      one(isOfChosen(at)) + one(does(at, 'chooseCards', 'if')) + one('top' in at && 'where' in at),
  },
  // Nothing is taken where nothing is.
  { says: [', if any , into'], stands: ({ at }) => one(does(at, 'chooseCards')) },
  {
    says: ["if you don't , discard", 'you may put that card into your hand'],
    stands: ({ at }) => 2 * one(does(at, 'chooseModes')),
  },
  // With an empty Bench there is no switch.
  {
    says: ['if you have any benched pokémon', 'if your opponent has any benched pokémon'],
    stands: ({ at, key }) =>
      one(does(at, 'choosePokemon') && /"bench"/.test(JSON.stringify(field(at, 'from')))) +
      one(key === 'needs' || does(at, 'if')),
  },
  {
    says: ['if you put a pokémon onto their bench in this way'],
    stands: ({ at }) => one(does(at, 'bench') && 'as' in at),
  },
  {
    says: [
      'if they have any',
      'if that player has any',
      'may put any number of them',
      "as long as there's room",
    ],
    stands: ({ at }) => 2 * one(does(at, 'chooseCards') && field(at, 'whose') !== 'own'),
  },
  {
    says: ["{ a player can't do any of this if their bench is full . }"],
    stands: ({ at }) => one(does(at, 'bench') && isOpponentsBench({ ...at, place: 'bench' })),
  },
  {
    says: [
      "{ you can't play if your bench is full . }",
      "{ you can't play if your opponent 's bench is full . }",
      "{ you can't play this card if your bench is full . }",
    ],
    stands: ({ at }) => one(does(at, 'bench')),
  },
  {
    says: [
      'card in your hand other than',
      'or fewer other card in your hand',
      'in order to play this card',
      'only when it is the last card in your hand',
    ],
    stands: ({ at, key }) => one(key === 'needs' || 'price' in at),
  },
  { says: ["can't play any more trainer card this turn"], stands: ({ at }) => one(does(at, 'forbid')) },
  // Whom it heals is damaged.
  {
    says: ['if you healed any damage in this way', 'if you do , heal 30 damage from the pokémon you moved'],
    stands: ({ at }) => one(field(at, 'damaged') === true) + one(does(at, 'heal')),
  },
  {
    says: [
      'damage counter times the number of heads',
      'up to 2 damage counter',
      'up to 3 damage counter',
      'up to 4 damage counter',
    ],
    stands: ({ at }) => one(does(at, 'heal') || 'upTo' in at),
  },
  {
    says: ['no more evolution card can be played'],
    stands: ({ at }) => one(field(at, 'change') === 'cannotPlay'),
  },
  {
    says: ['if you use this attack when'],
    stands: ({ at }) => one(does(at, 'if')),
  },
  // When it may be evolved at all.
  {
    says: ["you can't use this card during your first turn or on a pokémon that was put into play this turn"],
    stands: ({ at }) => one('mayEvolve' in at),
  },
  {
    says: [
      'any attached card , damage counter , special conditions , turns in play , and any other effects remain on the new pokémon',
    ],
    stands: ({ at }) => one(does(at, 'exchange')),
  },
  { says: ['to another 1 of'], stands: ({ at }) => one(does(at, 'attachEnergy')) },
  {
    says: [
      "{ yours and your opponent's }",
      "{ yours and your opponent 's }",
      "{ yours or your opponent 's }",
    ],
    stands: ({ at }) => one(field(at, 'whose') === 'both'),
  },
  {
    says: ['a number of card up to the number of'],
    stands: ({ at }) => one(does(at, 'repeat')),
  },
  {
    says: [
      'if 1 or both of them are tails , your turn ends',
      "if 1 or both of them are tails , your turn ends immediately { you can't attack this turn }",
    ],
    stands: ({ at }) => one('no' in at),
  },
  {
    says: ["your turn ends immediately { you can't attack this turn }"],
    stands: ({ at }) => one(does(at, 'endTurn')),
  },
  {
    says: ['discard the rest', 'discard the other card'],
    stands: ({ at }) =>
      one('bound' in at && 'where' in at && isNode(at.where) && 'not' in at.where) +
      one(isNode(field(at, 'top')) || 'notIn' in at || does(at, 'move')),
  },
  {
    says: [
      'if this card is put into your discard pile from play',
      'if this card is discarded from play',
      'if this card is discarded from play , put it into your hand instead',
    ],
    stands: ({ at }) => one('returns' in at),
  },
  {
    says: ['recovers from all special conditions', 'recover from all special conditions'],
    stands: ({ at }) => one(field(at, 'change') === 'immune' || does(at, 'cure')),
  },
  {
    says: [
      'trainer card { except for supporter card }',
      'trainer card { excluding pokémon tool and stadium card }',
    ],
    stands: ({ at }) => one(does(at, 'forbid') || field(at, 'change') === 'preventTrainers'),
  },
  {
    says: ["don't apply resistance to any attacks made by"],
    stands: ({ at }) => one(field(at, 'change') === 'damageIgnores'),
  },
  {
    says: ['when it is knocked out by damage', 'if it is knocked out by damage'],
    stands: ({ at }) => one(field(at, 'change') === 'prizes'),
  },
  {
    says: ['and all attached card into your deck . if you do'],
    stands: ({ at }) => one(does(at, 'takeBack')),
  },
  {
    says: ["during your opponent 's last turn , this attack does that much more damage"],
    stands: ({ at }) => 2 * one('damaged' in at),
  },
  {
    says: [
      'or 1 of each from your hand to your pokémon in any way you like',
      'or 1 of each from your discard pile to your pokémon in any way you like',
    ],
    stands: ({ at }) => one(does(at, 'chooseModes') && 'more' in at),
  },
  {
    says: ['at the end of your turn { after your attack }'],
    stands: ({ at }) => one(field(at, 'on') === 'turnEnds'),
  },
  // One of a kind.
  {
    says: ["even if it 's asleep or paralyzed"],
    stands: ({ at }) => one(field(at, 'change') === 'retreatsDespite'),
  },
  {
    says: [
      '{ if this pokémon loses this ability , discard pokémon tool card attached to this pokémon until only 1 pokémon tool card remains . }',
      'if it loses this ability , discard pokémon tool from it until only 1 remains',
    ],
    stands: ({ at }) => one(field(at, 'change') === 'tools'),
  },
  {
    says: [
      'if this pokémon is in your discard pile',
      'if this pokémon is in your hand',
      'if is in your discard pile',
      'if is in your hand',
    ],
    stands: ({ at }) => one('pile' in at && field(at, 'works') === 'activated'),
  },
  {
    says: ["isn't affected by resistance", "isn't affected by your opponent 's active pokémon 's resistance"],
    stands: ({ at }) => one(field(at, 'change') === 'damageIgnores') + one('ignores' in at),
  },
  {
    says: ['put the other card on the bottom of their deck'],
    stands: ({ at }) => one(field(at, 'to') === 'deckBottom'),
  },
  {
    says: [
      'when this pokémon is knocked out , flip a coin . if heads',
      'when is knocked out , flip a coin . if heads',
      "can't take any prize card for it",
    ],
    stands: ({ at }) =>
      2 * one(field(at, 'change') === 'coinAgainstPrizes') + one(field(at, 'change') === 'prizes'),
  },
  {
    says: Array.from({ length: 20 }, (_, n) => `put up to ${n + 1} damage counter on`),
    stands: ({ at }) => one(does(at, 'chooseNumber')),
  },
  { says: ['when your opponent attacks'], stands: ({ at }) => one('offBefore' in at) },
  { says: ['{ instead of a pokémon }'], stands: ({ at }) => one(does(at, 'becomeEnergy')) },
  {
    says: ["{ don't apply weakness and resistance . }"],
    stands: ({ at }) => one(does(at, 'putCounters') || 'plain' in at),
  },
  { says: ['to the other defending pokémon'], stands: ({ at }) => one('yes' in at) },
  { says: ['if you do , choose a type'], stands: ({ at }) => one(does(at, 'becomeEnergy')) },
  {
    says: [
      'prevent all damage done to the pokémon this card is attached to',
      'prevent all damage done to this pokémon by attacks it uses',
      'switch all damage counter on',
    ],
    stands: ({ at }) =>
      one(String(field(at, 'change')).startsWith('prevent')) + one(does(at, 'swapCounters')),
  },
  { says: ['different type of'], stands: ({ at }) => one('basicEnergyTypes' in at) },
  {
    says: ['on both active pokémon until the remaining hp of each pokémon is'],
    stands: ({ at }) => one(does(at, 'putCounters')),
  },
  {
    says: [
      'any card attached to , damage counter , special conditions , turns in play , and any other effects remain on the new pokémon',
      'any card attached to this pokémon , damage counter , special conditions , turns in play , and any other effects remain on the new pokémon',
    ],
    stands: ({ at }) => one(does(at, 'exchange')),
  },
  {
    says: [
      "if your opponent doesn't have any benched pokémon or other active pokémon , this attack does nothing",
    ],
    stands: ({ at }) => one('all' in at),
  },
  {
    says: [
      "you can't use this attack again as long as stays in play { even putting on the bench won't let you use it again }",
      "you can't use this attack again as long as this pokémon stays in play { even putting this pokémon on the bench won't let you use it again }",
    ],
    stands: ({ at }) => one(field(at, 'change') === 'cannotUse'),
  },
  { says: ['either way'], stands: ({ at }) => one('before' in at) + one('endsTurn' in at) },
  { says: ['other than colorless'], stands: ({ at }) => one(does(at, 'chooseType')) },
  {
    says: [
      "if the defending pokémon attacks during your opponent 's next turn",
      "if the defending pokémon attacks this pokémon during your opponent 's next turn",
      'if the defending pokémon attacks during your next turn',
      'if the defending pokémon attacks this pokémon during your next turn',
      "if your opponent 's active pokémon attacks this pokémon during your opponent 's next turn",
      "if your opponent 's active pokémon attacks this pokémon during your next turn",
      "this effect can't be applied more than once",
    ],
    stands: ({ at }) => one('tied' in at),
  },
  { says: ['any damage done by the attack'], stands: ({ at }) => one('tied' in at) },
  {
    says: [
      'during your first turn or the turn you play it',
      'during their first turn or the turn they play those pokémon',
      'during their first turn or the turn that player plays those pokémon',
      'during your first turn',
      'during the turn you play it',
      'during the turn they play those pokémon',
      'just played or evolved during that turn',
    ],
    stands: ({ at, key }) =>
      one(field(at, 'change') === 'evolvesEarly') +
      one('turn' in at || key === 'needs' || 'mayEvolve' in at || 'onFirstTurn' in at),
  },
  {
    says: ['flip 6 coin instead of 2', 'flip 4 coin instead of 2'],
    stands: ({ at }) => one(field(at, 'change') === 'attackCoins'),
  },
  {
    says: [
      "as many damage counter on your opponent 's pokémon as you like to any of your opponent 's other pokémon in any way you like",
    ],
    stands: ({ at }) => one('again' in at),
  },
  {
    says: [
      'flips 2 coin for their pokémon that is asleep between turns . if either coin is tails ,',
      'flips 2 coin for their pokémon that are asleep between turns . if either coin is tails ,',
      'flip 2 coin instead of 1 between turns . if either of them is tails ,',
      'flips 2 coin instead of 1 for that special condition between turns . if either of them is tails ,',
      'flips 2 coin instead of 1 for that special condition during pokémon checkup . if either of them is tails ,',
      'flip 2 coin instead of 1 during pokémon checkup . if either of them is tails ,',
      'during pokémon checkup , your opponent flips 2 coin instead of 1 . if either of them is tails , that pokémon is still asleep',
    ],
    stands: ({ at }) => one('coins' in at && !does(at, 'flip')),
  },
  {
    says: ['if this pokémon is asleep', 'if a pokémon is asleep'],
    stands: ({ at }) => one(field(at, 'change') === 'sleepCoins') + one('statuses' in at),
  },
  {
    says: ["don't recover from that special condition when"],
    stands: ({ at }) => one(field(at, 'change') === 'keepsConditions'),
  },
  // What lies on a Pokémon only as long as it works.
  {
    says: [
      'attach to your active pokémon',
      "if this pokémon 's attack does damage to",
      'if the pokémon is attached to attacks',
      'if this pokémon attacks',
    ],
    stands: ({ at }) => 3 * one('withCard' in at) + one(field(at, 'change') === 'damageDealt'),
  },
];
