/** The button of an act, the window that says what it does and asks why, and below it what came of it. */
import {
  type SupportComparison,
  type SupportLook,
  type SupportOpening,
  supportActRequest,
} from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { adminApi } from '../adminApi.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextArea } from '../form/fields.tsx';
import { resolverOf } from '../form/formMessages.ts';
import { type Act, answerText } from './acts.ts';
import { FindLink } from './useFind.tsx';

type Came = { readonly text: string; readonly purchases: readonly string[] };
type Answer = SupportLook | SupportOpening | SupportComparison;

/** `id` is what is acted upon; `isMain` where it is what an admin most likely wants. */
export function ActButton({ act, id, isMain = true }: { act: Act; id: string; isMain?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [came, setCame] = useState<Came>();
  const client = useQueryClient();

  async function perform(reason: string) {
    const answer = await adminApi.post<Answer>(act.path(id), { reason });
    const text = answerText(answer);
    // It is said there, too: what was found may take this button's place.
    toast(act.label, text);
    setCame({ text, purchases: 'purchases' in answer ? answer.purchases : [] });
    await client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => /^\/api\/admin\/(support\/|audit$|stats$)/.test(String(path)),
    });
  }

  return (
    <div className="stack-8 support-act">
      <Button tone={isMain ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {act.label}
      </Button>
      {came !== undefined && (
        <p className="support-came">
          {came.text}
          {came.purchases
            .filter((each) => each !== id)
            .map((each) => (
              <span key={each}>
                {' '}
                <FindLink text={each}>See the purchase</FindLink>
              </span>
            ))}
        </p>
      )}
      {isOpen && <ActDialog act={act} perform={perform} onClose={() => setOpen(false)} />}
    </div>
  );
}

type ActDialogProps = { act: Act; perform: (reason: string) => Promise<void>; onClose: () => void };

function ActDialog({ act, perform, onClose }: ActDialogProps) {
  const form = useForm({ resolver: resolverOf(supportActRequest), defaultValues: { reason: '' } });
  return (
    <FormDialog
      title={act.title}
      form={form}
      submitLabel={act.label}
      pendingLabel={act.pending}
      failure={act.failure}
      onSubmit={({ reason }) => perform(reason)}
      onClose={onClose}
    >
      <ul className="admin-points">
        <li>{act.does}</li>
        <li>{act.cannot}</li>
        <li>The audit records that you did it, when, why, and what came of it.</li>
      </ul>
      <TextArea<{ reason: string }>
        name="reason"
        label="Why"
        hint="For example, the number of the letter that asked for it. You cannot change it later."
        rows={2}
        maxLength={300}
      />
    </FormDialog>
  );
}
