/** What the player on turn may do once in a turn, and whether it is done: energy, Supporter, retreat, Stadium. */
import type { BattleView } from '@pokesol/engine/official';
import { memo } from 'react';
import { cx } from '../../../../../ui/cx.ts';
import { TypeSign } from '../../../../card/index.ts';
import { useWhose } from '../../../board/whose.ts';
import { Sign } from './Sign.tsx';
import { sideOnTurn } from './spoken.ts';
import './thisTurn.css';

/** To who plays; in a replay the turn goes by its player's name. */
const LABELS: Readonly<Record<string, string>> = {
  Your: 'This turn',
  "Opponent's": "The opponent's turn",
};

/** `small`: signs alone, for a line that has other words in it. */
export const ThisTurn = memo(function ThisTurn({
  view,
  small = false,
}: {
  view: BattleView;
  small?: boolean;
}) {
  const side = sideOnTurn(view);
  const isOn = view.phase === 'active' && view.turn > 0;
  const once = [
    {
      name: 'Energy',
      isUsed: side.attachedEnergy,
      sign: <TypeSign type="Lightning" className="this-turn-type" />,
    },
    { name: 'Supporter', isUsed: side.playedSupporter, sign: <Sign name="supporter" /> },
    { name: 'Retreat', isUsed: side.retreated, sign: <Sign name="retreat" /> },
    { name: 'Stadium', isUsed: side.playedStadium, sign: <Sign name="stadium" /> },
  ];
  const wordOf = (isUsed: boolean) => (isOn ? (isUsed ? 'used' : 'free') : '–');
  const whose = useWhose()(view.current === view.seat);
  return (
    <ul className={cx('this-turn', small && 'is-small')} aria-label={LABELS[whose] ?? `${whose} turn`}>
      {once.map(({ name, isUsed, sign }) => (
        <li
          key={name}
          className="this-turn-part"
          data-used={(isOn && isUsed) || undefined}
          data-off={!isOn || undefined}
        >
          {sign}
          <span className={small ? 'sr-only' : 'this-turn-name'}>{name}</span>
          <span className={small ? 'sr-only' : 'this-turn-word'}>{wordOf(isUsed)}</span>
        </li>
      ))}
    </ul>
  );
});
