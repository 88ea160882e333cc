/** «Import Pokémon Sets»: from the choice of a set over its import to the report of it. */
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ChooseSet, type Chosen, NOTHING_CHOSEN } from './ChooseSet.tsx';
import { ImportRunning } from './ImportRunning.tsx';
import { importRun, useImportState } from './importSets.ts';
import { Reported } from './Reported.tsx';
import './import.css';

export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const state = useImportState();
  const [chosen, setChosen] = useState<Chosen>(NOTHING_CHOSEN);

  function close() {
    importRun.clear();
    onClose();
  }
  function another() {
    importRun.clear();
    setChosen(({ selected: _, ...rest }) => rest);
  }

  return (
    <Dialog
      title="Import Pokémon Sets"
      onClose={close}
      // The window shrinks under a double click: its second half must not put the report away.
      onDismiss={(event) => {
        if (state.status !== 'idle' && !(event instanceof KeyboardEvent)) event.preventDefault();
      }}
      wide
    >
      {state.status === 'running' && <ImportRunning state={state} onHide={close} />}
      {state.status === 'done' && (
        <Reported
          order={state.order}
          report={state.report}
          onAnother={another}
          onBack={importRun.clear}
          onClose={close}
        />
      )}
      {(state.status === 'idle' || state.status === 'failed') && (
        <ChooseSet
          chosen={chosen}
          onChoose={setChosen}
          failed={state.status === 'failed' ? state : undefined}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
