/** A form in a window: it keeps what was typed until it is saved or thrown away on purpose, and says why a save failed. */
import { type ReactNode, useId, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { focusFirstField } from './focusFirstField.ts';
import { ProblemNote, type Reload, ReloadedNote } from './ProblemNote.tsx';
import { UnsavedDialog, useUnsavedInput } from './UnsavedDialog.tsx';
import { useAttempt } from './useAttempt.ts';
import './form.css';

type FormDialogProps<Input extends FieldValues, Output> = {
  title: string;
  description?: string;
  form: UseFormReturn<Input, unknown, Output>;
  submitLabel: string;
  pendingLabel: string;
  /** What is said when the server has no words of its own, such as «Failed to create card set». */
  failure: string;
  /** Why it cannot be saved now; absent while it can. */
  blocked?: string | undefined;
  /** Saves, and says so. When it rejects the dialog stays open and shows why; else it closes. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** What was typed must outlive it. */
  reload?: Reload | undefined;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
};

const LOADED = 'Loaded again. What you changed here is kept: look it over, then save.';

export function FormDialog<Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) {
  const {
    form,
    failure,
    blocked,
    onSubmit,
    reload,
    onClose,
    submitLabel,
    pendingLabel,
    children,
    ...window
  } = props;
  const { isDirty, isSubmitting } = form.formState;
  const { problem, attempt } = useAttempt(failure);
  const [note, setNote] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  useUnsavedInput(isDirty, () => setAsking(true));

  const submit = form.handleSubmit(async (values) => {
    setNote(undefined);
    if (await attempt(() => onSubmit(values))) onClose();
  });
  const loadAgain = (run: Reload['run']) =>
    attempt(async () => {
      await run();
      setNote(LOADED);
    });
  const close = () => {
    if (isSubmitting) return;
    if (isDirty) setAsking(true);
    else onClose();
  };

  return (
    <Dialog {...window} onClose={close} onOpenFocus={focusFirstField}>
      <FormProvider {...form}>
        <form
          noValidate
          aria-busy={isSubmitting}
          className="admin-form"
          onSubmit={(event) => {
            if (blocked === undefined) void submit(event);
            else event.preventDefault();
          }}
        >
          {children}
          <ReloadedNote words={note} />
          <ProblemNote
            problem={problem}
            reload={reload}
            onReload={() => reload !== undefined && void loadAgain(reload.run)}
          />
          <div className="form-buttons">
            {blocked !== undefined && (
              <p id={`${id}-blocked`} className="form-blocked">
                {blocked}
              </p>
            )}
            <Button tone="secondary" onClick={close}>
              Cancel
            </Button>
            <Button
              type="submit"
              busy={isSubmitting}
              disabled={blocked !== undefined}
              aria-describedby={blocked === undefined ? undefined : `${id}-blocked`}
            >
              {isSubmitting ? pendingLabel : submitLabel}
            </Button>
          </div>
        </form>
      </FormProvider>
      {isAsking && <UnsavedDialog onStay={() => setAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}
