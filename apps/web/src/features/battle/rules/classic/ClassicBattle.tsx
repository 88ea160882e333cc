/** A Classic battle at its table. */
import { type BattleProps, BattleScreen } from '../../screen/BattleScreen.tsx';
import { CLASSIC_UI } from './ui.tsx';

export const ClassicBattle = (props: BattleProps<'classic'>) => <BattleScreen {...props} ui={CLASSIC_UI} />;
