/**
 * What stands in brackets and only repeats a rule, or what the words before it mean anyway: it asks nothing of an effect and is
 * taken out before a text is read. A closed list: brackets that are not on it are read as words, since some carry a rule.
 */
import { type Token, tokensOf } from './tokens.ts';

/** `#` stands for any number, `~` for a name, `=` for the card's own. */
export const REMINDERS: readonly string[] = [
  // What it can't be affected by it recovers from (rule 9.8).
  '(Remove any Special Conditions affecting those Pokémon.)',
  '(Remove any Special Conditions affecting that Pokémon.)',
  // Rule 6.3: never for the Bench.
  "(Don't apply Weakness and Resistance for Benched Pokémon.)",
  "(Don't apply Weakness or Resistance for Benched Pokémon.)",
  // Once a game: the attack's name says it, and the engine counts it.
  "(You can't use more than 1 GX attack in a game.)",
  "(You can't use more than 1 VSTAR Power in a game.)",
  // The player who chooses when none is named (rule 10).
  '(Your opponent chooses the new Active Pokémon.)',
  '(Your opponent chooses the Benched Pokémon to switch.)',
  '(Your opponent chooses the Defending Pokémon to switch.)',
  // Another turn is taken without one.
  '(Skip Pokémon Checkup.)',
  '(Skip the between-turns step.)',
  // The order of every attack (rule 5).
  '(Do the damage before switching the Pokémon.)',
  '(Do the damage before switching.)',
  '(after doing damage)',
  '(not even damage)',
  '(Any other effects that would happen after applying Weakness and Resistance still happen.)',
  '(Any other effects of attacks still happen.)',
  '(Damage is not an effect.)',
  '(Existing effects are not removed.)',
  '(Existing effects are not removed. Damage is not an effect.)',
  // Everything of a turn comes before the attack that ends it (rule 3.2).
  '(before your attack)',
  // Damage is one thing, what else an attack does another.
  '(Any other effects of attacks still happen.)',
  '(Ignore this effect if your opponent has only # Defending Pokémon.)',
  // What leaves play is not Knocked Out (rule 10).
  '(this does not count as a Knock Out)',
  // As much as there is (rule 3.6).
  '(all if there are less than #)',
  '(All if there are less than #.)',
  '(# if it only has #)',
  '(If you have fewer cards in your deck than that, discard all of them.)',
  'Either way, if = has fewer damage counters than that, remove all of them.',
  '(Benching = ends this effect.)',
  'This power can be used even if = is Asleep, Confused, or Paralyzed.',
  '(remove # if there is only #)',
  '(all if there are fewer than #)',
  '(# if there is only #)',
  '(or all if there are less than #)',
  // An effect on a Pokémon ends when it leaves the Active Spot or evolves (rule 5.4).
  '(Benching either Pokémon ends this effect.)',
  '(Benching or evolving either Pokémon ends this effect.)',
  '(Evolving or benching either Pokémon ends this effect.)',
  '(Benching that Pokémon ends this effect.)',
  // What cannot be done is not played, and a player with an empty Bench does not switch (rule 3.6).
  "(If you have no other cards in your hand, you can't use this card.)",
  "(If a player does not have a Benched Pokémon, that player doesn't switch Pokémon.)",
  "(If this is the only card in your hand, you can't play this card.)",
  'If you have fewer than # basic Energy cards there, take all of them.',
  "If you don't have that many basic Energy cards in your discard pile, put all of them into your hand.",
  'If the Pokémon has fewer damage counters than that, remove all of them.',
  'If a Pokémon has just # damage counter, remove it.',
  '(Remove any Special Conditions affecting this Pokémon.)',
  '(Discard it anyway.)',
  "(If a player does not have a Benched Pokémon, they don't switch Pokémon.)",
  "If a player does not have a Benched Pokémon, they don't switch Pokémon.",
  "If a player does not have a Benched Pokémon, he or she doesn't switch Pokémon.",
  '(even if it would Knock Out the other Pokémon)',
  '(after applying effects to the Retreat Cost)',
  '(Pokémon V, Pokémon-GX, etc. have Rule Boxes)',
  // Of fewer than it says, all (rule 3.6).
  'If your opponent has fewer than # Benched Pokémon, do the damage to each of them.',
  'If your opponent has fewer than # Benched Pokémon, do that damage to each of them.',
  // A lent attack has its cost.
  '(You still need the necessary Energy to use this attack.)',
  '(You still need the necessary Energy to use each attack.)',
  '(You still need the necessary Energy to use that attack.)',
  "(You still have to pay for those attacks' Energy costs.)",
  '(If you have more or the same number of cards in your hand as your opponent, this attack does nothing.)',
  'If your opponent has no Benched Pokémon, ignore this effect.',
  '(Any other effects of attacks, Poké-Powers, Poké-Bodies, and Trainer cards still happen.)',
  // What a Rule Box is.
  '(Pokémon ex, Pokémon V, etc. have Rule Boxes)',
  '(Pokémon ex, Pokémon V, etc. have Rule Boxes.)',
  '(Pokémon V, Pokémon-GX, etc. have Rule Boxes.)',
  // It is put onto it (rule 4.4).
  '(This counts as evolving that Pokémon.)',
  // So do all whose text says nothing else (rule 9.7).
  'This power works even while = is Asleep, Confused, or Paralyzed.',
  'This power works even if = is Asleep, Confused, or Paralyzed.',
  'This power works even if = is already Asleep, Confused, or Paralyzed when it takes damage.',
  '(This power works even if = is Confused.)',
  // Whose effect it is comes first (rule 10).
  '(You draw your card first.)',
  '(You draw your cards first.)',
  // Moving is no removing (rule 10.14).
  '(Damage counters can still be moved.)',
  // As much as there is (rule 3.6).
  '(remove 1 damage counter if that Pokémon has only 1)',
  '(choose 1 if there are 2)',
  // A Special Condition that it has already gets the new number.
  '(even if it was already Poisoned)',
  // As much as there is (rule 3.6).
  '(if there are fewer basic Energy cards than choose, take all of them)',
  '(or # if it only has #)',
  '(or # if he or she only has #)',
  '(all if there is less than #)',
  '(If there are fewer than # cards in your deck, discard all of them.)',
  '(If there are fewer than # cards in your deck, draw all of them.)',
  'If it has fewer damage counters than that, remove all of them.',
  'If = has fewer damage counters than that, remove all of them.',
  'If that Pokémon has fewer damage counters than that, remove all of them.',
  'If the Defending Pokémon has fewer damage counters than that, remove all of them.',
  'If that Pokémon has less than # damage counters, remove all of them.',
  'If a Pokémon has fewer damage counters than the number of heads, remove all of them.',
  "(Ignore this effect if you don't have any Benched Pokémon.)",
  // A Bench has five places (rule 3.3).
  "(You can't get more cards with this attack than you have room on your Bench.)",
  "(You can't put a Pokémon on a Bench that's full.)",
  '(You put your Pokémon on the Bench first.)',
  // What the words before it say of all.
  '(including this one)',
  '(including =)',
  // The order of every attack, and what a coin decides (rule 5).
  '(Either way, this attack does its damage.)',
  '(Do the damage before switching the Pokémon. Switch the Pokémon even if = is Knocked Out.)',
  '(Any other effects that would happen after applying Resistance still happen.)',
  '(Any other effects that would happen after applying Weakness still happen.)',
  '(Any other effects of the attack still happen.)',
  '(Any other effects still happen.)',
  '(to the Defending Pokémon)',
  // Counters may knock out whomever they are put on (rule 6.7).
  '(even if it would Knock Out either Pokémon)',
  "(It's okay if 1 of the Pokémon has no damage counters on it.)",
  // A devolved Pokémon is new in this turn (rule 4.6).
  "(That Pokémon can't evolve this turn.)",
  // It is asked for once, however many there are.
  "You can't reduce more than # damage even if there is more than 1 ~ in play.",
  "Damage is calculated using the Defending Pokémon's Retreat Cost after applying effects to the Retreat Cost.",
  '(That player still needs the necessary Energy to use each attack.)',
  '(That player still needs the necessary Energy to use this attack.)',
  // Another type keeps the number (rule 6.5).
  "(The amount of Weakness doesn't change.)",
  // A copied attack is an attack of who copies it.
  '(You must still do anything else in order to use that attack.)',
  "(No matter what type the Defending Pokémon is, ~'s type is still ~.)",
  "(No matter what type that Pokémon is, ~'s type is still ~.)",
  '~ performs that attack.',
  '(Your opponent chooses which of the Defending Pokémon to switch.)',
  'Your opponent chooses the Defending Pokémon to switch.',
  'Do the damage to the new Defending Pokémon.',
  '(before they affect the damage)',
  "(Don't apply Weakness and Resistance for Benched Pokémon)",
  'Before doing damage, count the remaining HP of the Defending Pokémon and =.',
  '(All other effects of attacks, Pokémon Powers and Trainer cards still happen.)',
  '(You can choose the same Pokémon more than once.)',
];

const LISTED = REMINDERS.map((text) => tokensOf(text).map(({ word }) => word));
/** What may begin with any word. */
const WILD: ReadonlySet<string> = new Set(['#', '~', '=']);
const FIRST_WORDS: ReadonlySet<string> = new Set(LISTED.map(([first = '']) => first));
const beginningWith = (word: string) => LISTED.filter(([first = '']) => WILD.has(first) || first === word);
const BY_FIRST_WORD = new Map([...FIRST_WORDS].map((word) => [word, beginningWith(word)]));
const OTHERWISE = beginningWith('');
const fits = (wanted: string, word: string | undefined): boolean =>
  wanted === '#' ? /^\d+$/.test(word ?? '') : wanted === word;

/** Names are printed with a capital; none of these has more words. */
const LONGEST_NAME = 4;
const isOfName = ({ printed }: Token): boolean => /^(?:[\p{Lu}δ★☆♀♂&]|['’]s$)/u.test(printed);

/** How many words of a text that begin there are the name of the card whose text it is. */
export type OwnNames = (at: number) => readonly number[];

/** Where the listed words end that begin there. */
function endOf(
  tokens: readonly Token[],
  ownNames: OwnNames,
  at: number,
  listed: readonly string[],
): number | undefined {
  const [wanted, ...others] = listed;
  if (wanted === undefined) return at;
  if (wanted === '=')
    return ownNames(at)
      .map((words) => endOf(tokens, ownNames, at + words, others))
      .find((end) => end !== undefined);
  if (wanted !== '~')
    return fits(wanted, tokens[at]?.word) ? endOf(tokens, ownNames, at + 1, others) : undefined;
  for (let words = 1; words <= LONGEST_NAME; words += 1) {
    const last = tokens[at + words - 1];
    if (last === undefined || !isOfName(last)) return undefined;
    const end = endOf(tokens, ownNames, at + words, others);
    if (end !== undefined) return end;
  }
  return undefined;
}

const isSentence = (listed: readonly string[]): boolean => listed.at(-2) === '.';
const isStop = (token: Token | undefined): boolean => token?.word === '.';

/**
 * The words without the reminders that are listed. A sentence in brackets ends the one before it, where that has no full stop of
 * its own.
 */
export function withoutReminders(tokens: readonly Token[], ownNames: OwnNames = () => []): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const found = (BY_FIRST_WORD.get(token?.word ?? '') ?? OTHERWISE)
      .map((listed) => ({ listed, end: endOf(tokens, ownNames, at, listed) }))
      .find(({ end }) => end !== undefined);
    if (found?.end === undefined) {
      if (token !== undefined && !(isStop(token) && isStop(kept.at(-1)))) kept.push(token);
      at += 1;
      continue;
    }
    const stop = tokens[found.end - 2];
    const next = tokens[found.end];
    const runsOn = next === undefined || isOfName(next);
    if (isSentence(found.listed) && runsOn && stop !== undefined && kept.length > 0 && !isStop(kept.at(-1)))
      kept.push(stop);
    at = found.end;
  }
  return kept;
}
