/** An AI plays an AI, and every event is printed. */
import { writeFileSync } from 'node:fs';
import { inspect, parseArgs } from 'node:util';
import { NEUTRAL, NOTICES, TIERS } from '@pokesol/ai';
import { LEVELS, type Level, playTurn } from '@pokesol/ai/classic';
import { OFFICIAL_LEVELS } from '@pokesol/ai/official';
import { BATTLE_DECK_NAMES, type BattleDeckName, battleDeckFacts } from '@pokesol/decks/battleDecks';
import { OFFICIAL_DECK_NAMES } from '@pokesol/decks/officialDecks';
import { isRefusal, SEATS, seedRandom, stateHash } from '@pokesol/engine';
import { type Action, beginRecorded, isToMove, recordSetup } from '@pokesol/engine/classic';
import type { Command, Output } from './command.ts';
import { GAUNTLET_BATTLES, playGauntlet } from './playGauntlet.ts';
import { playOfficial } from './playOfficial.ts';
import { linesOf, type Names } from './transcript.ts';
import { UsageError } from './usageError.ts';

const RULES = ['classic', 'official'] as const;

const USAGE = `npm run battle -- [options]
  --seed TEXT        decides all chance (default 7)
  --rules NAME       ${RULES.join(', ')} (default classic)
  --ai LEVEL,LEVEL   ${LEVELS.join(', ')} (default medium,medium); classic only
  --decks NAME,NAME  ${BATTLE_DECK_NAMES.join(', ')} (default embers,tides); in official rules
                     ${OFFICIAL_DECK_NAMES.join(', ')} (default blaze,torrent)
  --save FILE        keeps the battle for npm run tool -- replay

npm run battle -- --gauntlet --deck DECK [options]
  --deck DECK        a file with a deck list, a theme deck's id, or lines such as '4 base1-46, 56 base1-98'
  --swap DECK        another version of it, on the same battles
  --against ID,ID    theme decks (default six of the deck's time)
  --battles NUMBER   default ${GAUNTLET_BATTLES}
  --ai LEVEL         of both sides: ${OFFICIAL_LEVELS.join(', ')} (default easy; expert in official rules only)
  --seed, --rules    as above`;

function pair<Name extends string>(option: string, text: string, names: readonly Name[]): [Name, Name] {
  const chosen = text.split(',').map((part) => names.find((name) => name === part.trim()));
  const [first, second = first] = chosen;
  if (chosen.length > 2 || first === undefined || second === undefined)
    throw new UsageError(`--${option} ${text}: one or two of ${names.join(', ')}`);
  return [first, second];
}

function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: text,
      rules: text,
      ai: text,
      decks: text,
      save: text,
      deck: text,
      swap: text,
      against: text,
      battles: text,
      gauntlet: { type: 'boolean' },
      help: { type: 'boolean' },
    } as const,
  });
  if (values.help === true) throw new UsageError('Options');
  const wanted = values.rules ?? 'classic';
  const rules = RULES.find((name) => name === wanted);
  if (rules === undefined) throw new UsageError(`--rules ${wanted}: one of ${RULES.join(', ')}`);
  return {
    seed: values.seed ?? '7',
    rules,
    ai: values.ai,
    decks: values.decks,
    save: values.save,
    gauntlet: values.gauntlet === true,
    deck: values.deck,
    swap: values.swap,
    against: values.against,
    battles: values.battles,
  };
}

function play(args: readonly string[], output: Output): void {
  const options = readOptions(args);
  if (options.gauntlet) {
    playGauntlet(options, output);
    return;
  }
  const kept = options.rules === 'official' ? official(options, output) : classic(options, output);
  const { save } = options;
  if (save === undefined) return;
  writeFileSync(save, `${JSON.stringify(kept)}\n`);
  output.print(`Kept in ${save}; npm run tool -- replay ${save} plays it again.`);
}

type Options = ReturnType<typeof readOptions>;

function official({ seed, ai, decks }: Options, output: Output): object {
  if (ai !== undefined) throw new UsageError('--ai: the levels play classic rules only');
  return playOfficial(pair('decks', decks ?? 'blaze,torrent', OFFICIAL_DECK_NAMES), seed, output);
}

function classic(options: Options, output: Output): object {
  const { seed } = options;
  const rules = 'classic';
  const levels = pair<Level>('ai', options.ai ?? 'medium,medium', LEVELS);
  const decks = pair<BattleDeckName>('decks', options.decks ?? 'embers,tides', BATTLE_DECK_NAMES);
  const [first, second] = decks.map((name) => ({
    cards: battleDeckFacts(name),
    extraCard: 'always' as const,
  }));
  if (first === undefined || second === undefined) throw new RangeError('two decks are needed');
  const setup = recordSetup([first, second], rules, seed);
  const begun = beginRecorded(setup);
  if (isRefusal(begun)) throw new UsageError(`${begun.title}: ${begun.message}. Try another seed.`);
  const names: Names = [`Red (${TIERS[levels[0]]})`, `Blue (${TIERS[levels[1]]})`];
  const print = (lines: readonly string[]): void => output.print(lines.join('\n'));
  const random = seedRandom(`players of ${seed}`);
  const actions: Action[] = [];

  print([`${names[0]} plays ${decks[0]}, ${names[1]} plays ${decks[1]}; ${rules} rules, seed ${seed}`]);
  print(linesOf(begun.battle, names, begun.events));
  let { battle } = begun;
  while (battle.state.phase !== 'ended') {
    const seat = SEATS.find((each) => isToMove(battle, each));
    if (seat === undefined) throw new Error('the battle waits for no player');
    for (const step of playTurn(battle, seat, { level: levels[seat], personality: NEUTRAL }, random)) {
      ({ battle } = step);
      actions.push(step.action);
      print(linesOf(battle, names, step.events));
      if (step.error !== undefined) output.complain(inspect(step.error));
      if (step.notice !== null) print([`  ${NOTICES[step.notice].title}: ${NOTICES[step.notice].message}`]);
    }
  }
  const finalHash = stateHash(battle);
  print([`\n${actions.length} actions in ${battle.state.turn} turns; final state ${finalHash}`]);
  return { ...setup, actions, finalHash };
}

export const playBattle: Command = (args, output) => {
  try {
    play(args, output);
    return 0;
  } catch (error) {
    const isForThePerson = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    if (!isForThePerson) throw error;
    output.complain(`${error.message}\n\n${USAGE}`);
    return 1;
  }
};
