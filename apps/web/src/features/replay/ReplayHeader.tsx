/** Who played whom, how it ended, and whether the page could verify it. */
import type { BattleOpponent, ReplayAnswer } from '@pokesol/protocol';
import { Badge } from '../../ui/Badge.tsx';
import { turnCountText } from '../board/turnMessages.ts';
import type { ReplayCheck } from './checkReplay.ts';

const KINDS = { player: 'player', simulated: 'simulated player', ai: 'AI' } as const;
const dateOf = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

type ReplayHeaderProps = { answer: ReplayAnswer; turns: number | undefined; check: ReplayCheck };

export function ReplayHeader({ answer, turns, check }: ReplayHeaderProps) {
  const { players, winner, endedAt, mode } = answer;
  return (
    <header className="replay-head">
      <div className="can-shrink">
        <p className="replay-kicker">Replay{mode === 'campaign' && ' · Campaign'}</p>
        <h1 className="replay-title">
          <Name player={players[0]} won={winner === 0} />
          <span className="replay-vs">vs</span>
          <Name player={players[1]} won={winner === 1} />
        </h1>
        <p className="replay-end">
          {endingOf(answer)} {turns !== undefined && `${capital(turnCountText(turns))}, `}
          <time dateTime={endedAt}>{dateOf.format(new Date(endedAt))}</time>
        </p>
      </div>
      <a href="#replay-proof" className="replay-stamp" data-verdict={check.verdict}>
        {check.verdict === 'verified' ? 'Verified' : 'Not verified'}
      </a>
    </header>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const Name = ({ player, won }: { player: BattleOpponent; won: boolean }) => (
  <span className="replay-name">
    {player.name} <span className="replay-kind">{KINDS[player.kind]}</span>
    {won && <Badge tone="sun">Winner</Badge>}
  </span>
);

const WON_BY: Readonly<Record<string, (loser: string) => string>> = {
  opponent_no_pokemon: (loser) => `${loser} had no Pokemon left.`,
  opponent_deck_empty: (loser) => `${loser} had no card left to draw.`,
  turn_limit: (loser) => `The turn limit was reached, and ${loser} had the weaker board.`,
  opponent_conceded: (loser) => `${loser} conceded.`,
  opponent_timed_out: (loser) => `${loser} ran out of time.`,
};

/** How it ended, in a sentence. */
function endingOf({ players, winner, victoryCondition }: ReplayAnswer): string {
  if (victoryCondition === null) return 'Abandoned: nobody moved for a day, so nobody has won.';
  if (winner === null) return 'A draw: at the turn limit nothing told the sides apart.';
  return WON_BY[victoryCondition]?.(players[winner === 0 ? 1 : 0].name) ?? '';
}
