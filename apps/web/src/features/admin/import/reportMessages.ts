/** What an import's report says in sentences. */
import type { ImportReport } from '@pokesol/protocol';
import { counted } from '../../../platform/format.ts';

const cards = (count: number) => counted(count, 'card');

export function importHeadlineOf({ dryRun, setName, cardsImported, added, changed }: ImportReport): string {
  if (!dryRun) return `Imported ${cards(cardsImported)} from ${setName}`;
  if (added === 0 && changed === 0) return `${setName}: nothing would change.`;
  const parts = [
    added > 0 && `${cards(added)} would be added`,
    changed > 0 && `${cards(changed)} would change`,
  ];
  return `${setName}: ${parts.filter(Boolean).join(', ')}. Nothing is written yet.`;
}

/** What follows from it, sentence by sentence. */
export function remarksOf({ dryRun, unreadCount, packsBehind }: ImportReport): string[] {
  const remarks: string[] = [];
  if (unreadCount > 0)
    remarks.push(
      dryRun
        ? `${cards(unreadCount)} cannot be read, so the set is imported only without ${unreadCount === 1 ? 'it' : 'them'}.`
        : `${cards(unreadCount)} could not be read and ${unreadCount === 1 ? 'was' : 'were'} left out. Import the set again once the catalogue is fixed.`,
    );
  if (packsBehind.length > 0)
    remarks.push(
      `${listed(packsBehind)} ${packsBehind.length === 1 ? 'does' : 'do'} not draw the new cards yet. Edit ${packsBehind.length === 1 ? 'that pack' : 'those packs'} under «Packs» to take the set's cards as they are now.`,
    );
  return remarks;
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `«${name}»`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}
