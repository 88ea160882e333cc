/** Who played whom, how it ended, and whether the page could verify it. */
import type { AnyRules } from '@pokesol/engine';
import type { BattleOpponent, ReplayAnswer } from '@pokesol/protocol';
import { use } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { turnCountText } from '../board/turnMessages.ts';
import { limitedFormat } from '../data/formats.ts';
import { RULES_NAMES } from '../data/rules.ts';
import { replayEnding } from '../ending/endingSentence.ts';
import type { ReplayRules } from '../screen/replayRules.ts';
import type { ReplayCheck } from './checkReplay.ts';
import { ReplayHere } from './replayHere.ts';

const KINDS = { player: 'player', simulated: 'simulated player', ai: 'AI' } as const;
const MODE_WORDS = {
  match: '',
  campaign: ' · Campaign',
  practice: ' · Practice',
  guest: ' · Guest',
} as const;
const dateOf = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

type Ending = Pick<ReplayRules<AnyRules>, 'name' | 'endings'>;
type ReplayHeaderProps = {
  answer: ReplayAnswer<AnyRules>;
  rules: Ending;
  turns: number | undefined;
  check: ReplayCheck;
};

export function ReplayHeader({ answer, rules, turns, check }: ReplayHeaderProps) {
  const { players, winner, endedAt, mode } = answer;
  const format = limitedFormat(answer.record.format?.id);
  const isHere = use(ReplayHere);
  return (
    <header className="replay-head">
      <div className="can-shrink">
        <p className="replay-kicker">
          Replay · {RULES_NAMES[rules.name]} rules{format !== undefined && ` · ${format}`}
          {MODE_WORDS[mode]}
        </p>
        <h1 className="replay-title">
          <Name player={players[0]} won={winner === 0} />
          <span className="replay-vs">vs</span>
          <Name player={players[1]} won={winner === 1} />
        </h1>
        <p className="replay-end">
          {endingOf(answer, rules)}{' '}
          {turns !== undefined && `${capital(turnCountText(turns))}${isHere ? '.' : ', '}`}
          {!isHere && <time dateTime={endedAt}>{dateOf.format(new Date(endedAt))}</time>}
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

/** How it ended, in a sentence. */
function endingOf({ players, winner, victoryCondition }: ReplayHeaderProps['answer'], rules: Ending): string {
  if (victoryCondition === null) return 'Abandoned: no player moved for a day, so neither has won.';
  if (winner === null) return `A draw. ${rules.endings.drawn}`;
  return replayEnding(rules.endings, victoryCondition, players[winner === 0 ? 1 : 0].name);
}
