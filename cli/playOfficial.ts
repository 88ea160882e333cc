/** A battle of the printed game between two simple players, printed event by event. */
import { type OfficialDeckName, officialDeckFacts } from '@pokesol/decks/officialDecks';
import { factsOf, isRefusal, seedRandom, stateHash } from '@pokesol/engine';
import {
  type Action,
  applyAction,
  type Battle,
  type BattleEvent,
  beginRecorded,
  describe,
  isQuiet,
  isToMove,
  legalActions,
  recordSetup,
  viewFor,
} from '@pokesol/engine/official';
import type { Output } from './command.ts';
import { officialMove } from './officialPlayer.ts';

const NAMES = ['Red', 'Blue'] as const;
const SEATS = [0, 1] as const;

/** Turns stand apart by an empty line; questions appear as their answers. */
export const officialLines = (battle: Battle, events: readonly BattleEvent[]): readonly string[] =>
  events
    .filter((event) => !isQuiet(event))
    .map((event) => {
      const line = describe(event, {
        player: (seat) => NAMES[seat],
        card: (card) => factsOf(battle, card).name,
      });
      return event.type === 'turnStarted' ? `\n${line}` : `  ${line}`;
    });

/** The whole battle, as it can be kept. */
export function playOfficial(
  decks: readonly [OfficialDeckName, OfficialDeckName],
  seed: string,
  output: Output,
): object {
  const print = (lines: readonly string[]): void => {
    if (lines.length > 0) output.print(lines.join('\n'));
  };
  const setup = recordSetup(
    [{ cards: officialDeckFacts(decks[0]) }, { cards: officialDeckFacts(decks[1]) }],
    seed,
  );
  const begun = beginRecorded(setup);
  if (isRefusal(begun)) throw new Error(begun.message);
  const random = seedRandom(`players of ${seed}`);
  const actions: Action[] = [];
  print([`${NAMES[0]} plays ${decks[0]}, ${NAMES[1]} plays ${decks[1]}; official rules, seed ${seed}`]);
  print(officialLines(begun.battle, begun.events));
  let { battle } = begun;
  while (battle.state.phase !== 'ended') {
    const seat = SEATS.find((each) => isToMove(battle, each)) ?? 0;
    const action = officialMove(viewFor(battle, seat), legalActions(battle, seat), random);
    const applied = applyAction(battle, action);
    if (isRefusal(applied)) throw new Error(`${JSON.stringify(action)}: ${applied.message}`);
    actions.push(action);
    ({ battle } = applied);
    print(officialLines(battle, applied.events));
  }
  const finalHash = stateHash(battle);
  print([`\n${actions.length} actions in ${battle.state.turn} turns; final state ${finalHash}`]);
  return { ...setup, actions, finalHash };
}
