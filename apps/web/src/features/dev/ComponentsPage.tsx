/** What screens are built from, each component in every state that it has. */
import { useState } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Button, type ButtonTone } from '../../ui/Button.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PIXEL_ICONS, PixelIcon } from '../../ui/PixelIcon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { type ToastTone, toast } from '../../ui/toast.ts';
import { DevFrame, Row } from './DevFrame.tsx';
import './dev.css';

const BUTTONS: readonly ButtonTone[] = ['primary', 'secondary', 'danger', 'quiet'];
const BADGES = ['plain', 'sun', 'mint', 'rose'] as const;
const TOASTS: readonly ToastTone[] = ['plain', 'destructive', 'quiet'];
const MESSAGES = {
  fetching: 'Fetching...',
  slow: 'This takes longer than usual.',
  failed: 'It was not fetched.',
};
const QUERY = {
  data: undefined,
  error: null,
  isFetching: true,
  refetch: () => Promise.reject(new Error('nothing to fetch')),
};

function Broken(): never {
  throw new Error('broken on purpose');
}

export default function ComponentsPage() {
  const [open, setOpen] = useState<'narrow' | 'wide'>();
  return (
    <DevFrame title="Components">
      <Row title="Buttons">
        {BUTTONS.map((tone) => (
          <div key={tone} className="button-row">
            <Button tone={tone}>{tone}</Button>
            <Button tone={tone} busy>
              busy
            </Button>
            <Button tone={tone} disabled>
              disabled
            </Button>
          </div>
        ))}
      </Row>
      <Row title="Badges">
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row title="Fields">
        <label className="field-frame">
          <span className="field-label">Name</span>
          <input className="field" defaultValue="Charizard" />
        </label>
        <label className="field-frame">
          <span className="field-label is-quiet">With an example</span>
          <input className="field" placeholder="base1-4" />
        </label>
        <label className="field-frame">
          <span className="field-label">Wrong</span>
          <input className="field" defaultValue="-7" aria-invalid />
          <span className="field-wrong">Must be 0 or more</span>
        </label>
        <label className="field-frame">
          <span className="field-label">Disabled</span>
          <input className="field" defaultValue="12" disabled />
        </label>
        <label className="field-frame">
          <span className="field-label">Choice</span>
          <select className="field">
            <option>Fire</option>
            <option>Water</option>
          </select>
        </label>
        <label className="field-frame">
          <span className="field-label">Text</span>
          <textarea className="field" rows={2} defaultValue={'Two\nlines'} />
        </label>
      </Row>
      <Row title="Windows, messages, explanations">
        <Button onClick={() => setOpen('narrow')}>Window</Button>
        <Button onClick={() => setOpen('wide')}>Wide window</Button>
        {TOASTS.map((tone) => (
          <Button
            key={tone}
            tone="secondary"
            onClick={() => toast(`A ${tone} message`, 'It says what happened.', tone)}
          >
            {tone} message
          </Button>
        ))}
        <Tooltip text="For pointer and keyboard; never the only place where something is said">
          <Button tone="quiet">Tooltip</Button>
        </Tooltip>
      </Row>
      <Row title="Waiting">
        <Skeleton className="dev-placeholder" />
        <div className="dev-slow">
          <Loaded query={QUERY} words={MESSAGES}>
            {() => null}
          </Loaded>
        </div>
      </Row>
      <Row title="Failed">
        <Panel className="dev-panel">
          <Loaded query={{ ...QUERY, isFetching: false, error: new Error('no answer') }} words={MESSAGES}>
            {() => null}
          </Loaded>
        </Panel>
        <div className="dev-field">
          <ErrorBoundary>
            <Broken />
          </ErrorBoundary>
        </div>
      </Row>
      <Row title="Nothing to show">
        <div className="dev-field">
          <EmptyState icon="cards" title="No cards yet" action={<Button>Open a pack</Button>}>
            The cards of an opened pack come here.
          </EmptyState>
        </div>
      </Row>
      <Row title="A long id">
        <div className="dev-empty">
          <CopyText what="transaction id" text={'5VERYLongTransactionId'.repeat(4)} />
        </div>
      </Row>
      <Row title="Icons">
        {PIXEL_ICONS.map((name) => (
          <figure key={name} className="dev-icon">
            <PixelIcon name={name} className="dev-icon-picture" />
            <figcaption className="small-hint">{name}</figcaption>
          </figure>
        ))}
      </Row>
      {open && (
        <Dialog
          title="A window"
          description="Read out with the title."
          wide={open === 'wide'}
          onClose={() => setOpen(undefined)}
        >
          <p className="dev-dialog-text">Its content, and a way out.</p>
          <Button onClick={() => setOpen(undefined)}>Close</Button>
        </Dialog>
      )}
    </DevFrame>
  );
}
