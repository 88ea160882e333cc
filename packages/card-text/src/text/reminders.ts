/**
 * What stands in brackets and only repeats a rule, or what the words before it mean anyway: it asks nothing of an effect and is
 * taken out before a text is read. A closed list: brackets that are not on it are read as words, since some carry a rule.
 */
import { type Token, tokensOf } from './tokens.ts';

/** `#` stands for any number. */
export const REMINDERS: readonly string[] = [
  // Rule 6.3: never for the Bench.
  "(Don't apply Weakness and Resistance for Benched Pokémon.)",
  "(Don't apply Weakness or Resistance for Benched Pokémon.)",
  // Once a game: the attack's name says it, and the engine counts it.
  "(You can't use more than 1 GX attack in a game.)",
  "(You can't use more than 1 VSTAR Power in a game.)",
  // Who chooses when nobody is named (rule 10).
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
  // Everything of a turn comes before the attack that ends it (rule 3.2).
  '(before your attack)',
  // Damage is one thing, what else an attack does another.
  '(Any other effects of attacks still happen.)',
  // What leaves play is not Knocked Out (rule 10).
  '(this does not count as a Knock Out)',
  // As much as there is (rule 3.6).
  '(all if there are less than #)',
  '(all if there are fewer than #)',
  '(# if there is only #)',
  '(or all if there are less than #)',
  // An effect on a Pokémon ends when it leaves the Active Spot or evolves (rule 5.4).
  '(Benching either Pokémon ends this effect.)',
  '(Benching or evolving either Pokémon ends this effect.)',
  '(Evolving or benching either Pokémon ends this effect.)',
  '(Benching that Pokémon ends this effect.)',
  // What cannot be done is not played, and who has nobody on the Bench does not switch (rule 3.6).
  "(If you have no other cards in your hand, you can't use this card.)",
  "(If a player does not have a Benched Pokémon, that player doesn't switch Pokémon.)",
  // A lent attack has its cost.
  '(You still need the necessary Energy to use this attack.)',
  // What a Rule Box is.
  '(Pokémon ex, Pokémon V, etc. have Rule Boxes)',
  '(Pokémon ex, Pokémon V, etc. have Rule Boxes.)',
  '(Pokémon V, Pokémon-GX, etc. have Rule Boxes.)',
  // It is put onto it (rule 4.4).
  '(This counts as evolving that Pokémon.)',
  // As much as there is (rule 3.6).
  '(remove 1 damage counter if that Pokémon has only 1)',
  '(choose 1 if there are 2)',
  // A Special Condition that it has already gets the new number.
  '(even if it was already Poisoned)',
];

const LISTED = REMINDERS.map((text) => tokensOf(text).map(({ word }) => word));
const fits = (wanted: string, word: string | undefined): boolean =>
  wanted === '#' ? /^\d+$/.test(word ?? '') : wanted === word;

/** The words without the reminders that are listed. */
export function withoutReminders(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = LISTED.find((listed) =>
      listed.every((wanted, index) => fits(wanted, tokens[at + index]?.word)),
    );
    const token = tokens[at];
    if (found === undefined && token !== undefined) kept.push(token);
    at += found?.length ?? 1;
  }
  return kept;
}
