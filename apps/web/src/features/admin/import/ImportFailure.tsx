/** Why an import failed, and the ways on from there. */
import { Button } from '../../../ui/Button.tsx';
import type { ImportState } from './importRun.ts';
import { importRun } from './importSets.ts';
import { ReportLines } from './ReportLines.tsx';

export function ImportFailure({ failed }: { failed: Extract<ImportState, { status: 'failed' }> }) {
  const { order, message, report } = failed;
  const unread = report?.unreadCount ?? 0;
  return (
    <section aria-label="What went wrong" className="stack-8">
      <div role="alert" className="import-trouble">
        <div className="problem-text">
          <p className="is-strong">
            {order.dryRun === true
              ? `«${order.setName}» could not be looked at`
              : `«${order.setName}» was not imported`}
          </p>
          <p>{message || 'Failed to import card set'}</p>
        </div>
        {unread > 0 ? (
          <Button tone="secondary" onClick={() => void importRun.start({ ...order, skipUnreadable: true })}>
            Import without these cards
          </Button>
        ) : (
          <Button tone="secondary" onClick={() => void importRun.start(order)}>
            Try again
          </Button>
        )}
      </div>
      {report !== undefined && (
        <ReportLines
          title="Cards that cannot be read"
          lines={report.unread}
          count={unread}
          tone="rose"
          isOpen
        />
      )}
    </section>
  );
}
