/** «Bulk Import Cards»: many cards out of one file into a set, checked first, imported whole or not at all. */
import { useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { focusFirstField } from '../form/focusFirstField.ts';
import { UnsavedDialog, useUnsavedInput } from '../form/UnsavedDialog.tsx';
import { useAdminSets } from '../sets/queries.ts';
import { CheckReport } from './CheckReport.tsx';
import { DataField } from './DataField.tsx';
import { ExampleFiles } from './ExampleFiles.tsx';
import { type BulkSource, dataProblem, NOTHING } from './source.ts';
import { useBulk } from './useBulk.ts';
import './bulk.css';
import { counted } from '../../../platform/format.ts';

/** Without a set in it, '' stands for none chosen yet. */
type BulkDialogProps = { setId: string; onImported: (setId: string) => void; onClose: () => void };

export default function BulkDialog({ setId: likely, onImported, onClose }: BulkDialogProps) {
  const { data: sets = [], isPending } = useAdminSets();
  const [setId, setSetId] = useState(likely);
  const [source, setSource] = useState<BulkSource>(NOTHING);
  const [wasAsked, setAsked] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const bulk = useBulk();
  const id = useId();

  useUnsavedInput(source.text !== '', () => setLeaving(true));

  const setProblem = wasAsked && setId === '' ? 'Set is required' : undefined;
  const sourceProblem = wasAsked ? dataProblem(source) : undefined;
  const { report, doing } = bulk;
  const isReady = report !== undefined && report.problemCount === 0 && report.created > 0;

  function change(apply: () => void) {
    bulk.forget();
    setAsked(false);
    apply();
  }
  function check() {
    setAsked(true);
    if (doing !== undefined || setId === '' || dataProblem(source) !== undefined) return;
    void bulk.check({ setId, cardsData: source.text });
  }
  async function importCards() {
    const created = await bulk.importCards({ setId, cardsData: source.text });
    if (created === undefined) return;
    onImported(setId);
    onClose();
  }
  function close() {
    if (doing === 'import') return;
    if (source.text === '') onClose();
    else setLeaving(true);
  }

  return (
    <Dialog title="Bulk Import Cards" onClose={close} onOpenFocus={focusFirstField} wide>
      <div className="admin-form bulk-form" aria-busy={doing !== undefined}>
        <fieldset disabled={doing === 'import'} className="bulk-fields">
          <div className="field-frame">
            <label htmlFor={id} className="field-label">
              Set
            </label>
            <select
              id={id}
              value={setId}
              onChange={(event) => change(() => setSetId(event.target.value))}
              aria-required
              aria-invalid={setProblem !== undefined}
              aria-describedby={setProblem === undefined ? undefined : `${id}-error`}
              className="field"
            >
              <option value="">{isPending ? 'Loading sets…' : 'Choose a set'}</option>
              {sets.map((set) => (
                <option key={set.id} value={set.id}>
                  {set.name}
                </option>
              ))}
            </select>
            {setProblem !== undefined && (
              <p id={`${id}-error`} role="alert" className="field-wrong">
                {setProblem}
              </p>
            )}
          </div>
          <DataField
            source={source}
            problem={sourceProblem}
            onChange={(next) => change(() => setSource(next))}
          />
          <ExampleFiles />
        </fieldset>
        {bulk.problem !== undefined && (
          <p role="alert" className="admin-problem">
            {bulk.problem}
          </p>
        )}
        {report !== undefined && <CheckReport report={report} />}
        <div className="bulk-buttons">
          <Button tone="secondary" onClick={close}>
            Cancel
          </Button>
          <Button tone={isReady ? 'secondary' : 'primary'} busy={doing === 'check'} onClick={check}>
            {doing === 'check' ? 'Checking...' : 'Check'}
          </Button>
          <Button
            tone={isReady ? 'primary' : 'secondary'}
            disabled={!isReady}
            busy={doing === 'import'}
            onClick={() => void importCards()}
          >
            {doing === 'import'
              ? 'Importing...'
              : isReady
                ? `Import ${counted(report.created, 'card')}`
                : 'Import Cards'}
          </Button>
        </div>
      </div>
      {isLeaving && <UnsavedDialog onStay={() => setLeaving(false)} onLeave={onClose} />}
    </Dialog>
  );
}
