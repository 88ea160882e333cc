/** The end of an import or of a look ahead: its report, and what can be done next. */
import type { ImportReport } from '@pokesol/protocol';
import { useSearchParams } from 'wouter';
import { Button } from '../../../ui/Button.tsx';
import { useAdminPacks, useSetsToChoose } from '../packs/queries.ts';
import { PACK_OF } from '../tabs.ts';
import type { ImportOrder } from './importRun.ts';
import { importRun } from './importSets.ts';
import { ReportView } from './ReportView.tsx';
import './report.css';

type ReportedProps = {
  order: ImportOrder;
  report: ImportReport;
  onAnother: () => void;
  onBack: () => void;
  onClose: () => void;
};

export function Reported({ order, report, onAnother, onBack, onClose }: ReportedProps) {
  const { dryRun: _, ...real } = order;
  const hasUnread = report.unreadCount > 0;
  const packless = usePacklessSet(real.setId, report.setName);
  const [, setParams] = useSearchParams();
  return (
    <>
      <ReportView report={report} />
      {!report.dryRun && packless !== undefined && (
        <p className="import-remark is-below-report">
          No pack holds these cards yet: the store sells them once there is one.
        </p>
      )}
      {report.dryRun ? (
        <div className="import-foot is-at-end">
          <Button tone="secondary" onClick={onBack}>
            Back
          </Button>
          <Button
            disabled={report.added + report.changed === 0}
            onClick={() => void importRun.start(hasUnread ? { ...real, skipUnreadable: true } : real)}
          >
            {hasUnread ? 'Import without these cards' : 'Import Set'}
          </Button>
        </div>
      ) : (
        <div className="import-foot is-at-end">
          <Button tone="secondary" onClick={onAnother}>
            Import another set
          </Button>
          {packless !== undefined && (
            <Button
              tone="secondary"
              onClick={() => {
                onClose();
                setParams({ tab: 'packs', [PACK_OF]: packless }, { replace: true });
              }}
            >
              Create a pack of it
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
        </div>
      )}
    </>
  );
}

/** Our id of the imported set if no pack type is made from it; a catalogue may know the set by another id. */
function usePacklessSet(setId: string, setName: string): string | undefined {
  const { data: sets } = useSetsToChoose();
  const { data: packs } = useAdminPacks();
  const set = sets?.find(({ id }) => id === setId) ?? sets?.find(({ name }) => name === setName);
  if (set === undefined || packs === undefined) return undefined;
  return packs.some((pack) => pack.setId === set.id) ? undefined : set.id;
}
