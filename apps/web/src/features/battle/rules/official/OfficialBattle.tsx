/** A battle of the printed game at its table; a chunk of its own with the rules of the printed game. */
import { type BattleProps, BattleScreen } from '../../screen/BattleScreen.tsx';
import { OFFICIAL_UI } from './ui.tsx';

export default function OfficialBattle(props: BattleProps<'official'>) {
  return <BattleScreen {...props} ui={OFFICIAL_UI} />;
}
