/** The list of keys, and the switch for those that are letters and digits. */
import { Dialog } from '../../../ui/Dialog.tsx';
import type { KeyList } from './tableKeys.ts';
import { lettersOn, useLettersOn } from './tableSettings.ts';

export default function KeysDialog({ keys: list, onClose }: { keys: KeyList; onClose: () => void }) {
  const isOn = useLettersOn();
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="key-list">
        {list.map(([keys, does]) => (
          <div key={keys}>
            <dt className="gold is-strong">{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="table-menu-choice key-switch">
        <input
          type="checkbox"
          className="choice-box"
          checked={isOn}
          onChange={({ target }) => lettersOn.choose(target.checked)}
        />
        Letters and digits are keys
      </label>
    </Dialog>
  );
}
