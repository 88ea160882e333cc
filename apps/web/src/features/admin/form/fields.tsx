/** The fields of the admin forms: a label, the control, a hint, and what is wrong with it, all tied together. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type FieldValues, get, type Path, useFormContext } from 'react-hook-form';
import { cx } from '../../../ui/cx.ts';
import './form.css';

type FieldProps<Values extends FieldValues> = {
  /** `<TextField<NewCardSet> name=…>` has the compiler check it. */
  name: Path<Values>;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean | undefined;
  className?: string | undefined;
};

/** What every control needs to be tied to its label, its hint and its message. */
function useField({ name, hint, isOptional = false }: FieldProps<FieldValues>) {
  const { register, formState } = useFormContext();
  const id = useId();
  const error: unknown = get(formState.errors, `${name}.message`);
  const message = typeof error === 'string' ? error : undefined;
  const described = [hint !== undefined && `${id}-hint`, message !== undefined && `${id}-error`];
  return {
    id,
    register,
    message,
    control: {
      id,
      'aria-required': !isOptional,
      'aria-invalid': message !== undefined,
      'aria-describedby': cx(...described) || undefined,
    },
  };
}

type FrameProps = Omit<FieldProps<FieldValues>, 'name'> & {
  id: string;
  message: string | undefined;
  children: ReactNode;
};

export function FieldFrame({
  id,
  label,
  hint,
  isOptional = false,
  message,
  className,
  children,
}: FrameProps) {
  return (
    <div className={cx('field-frame', className)}>
      <label htmlFor={id} className="field-label">
        {label}
        {isOptional && <span className="quiet is-regular"> (optional)</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {message !== undefined && (
        <p id={`${id}-error`} role="alert" className="field-wrong">
          {message}
        </p>
      )}
    </div>
  );
}

type InputProps = Pick<
  ComponentProps<'input'>,
  'placeholder' | 'inputMode' | 'maxLength' | 'readOnly' | 'type'
>;

export function TextField<Values extends FieldValues = FieldValues>(props: FieldProps<Values> & InputProps) {
  const { name, label, hint, isOptional, className, type = 'text', ...rest } = props;
  const { control, register, ...frame } = useField(props);
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} className={className} {...frame}>
      <input type={type} autoComplete="off" {...rest} {...control} {...register(name)} className="field" />
    </FieldFrame>
  );
}

type NumberProps = Pick<ComponentProps<'input'>, 'min' | 'max' | 'step' | 'placeholder'>;

/** Its value is a number; left empty it is NaN, which no schema takes. */
export function NumberField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values> & NumberProps,
) {
  const { name, label, hint, isOptional, className, ...rest } = props;
  const { control, register, ...frame } = useField(props);
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} className={className} {...frame}>
      <input
        type="number"
        autoComplete="off"
        {...rest}
        {...control}
        {...register(name, { valueAsNumber: true })}
        className="field"
      />
    </FieldFrame>
  );
}

type AreaProps = Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'maxLength' | 'spellCheck'> & {
  /** For code, such as JSON. */
  isCode?: boolean;
};

export function TextArea<Values extends FieldValues = FieldValues>(props: FieldProps<Values> & AreaProps) {
  const { name, label, hint, isOptional, className, isCode = false, ...rest } = props;
  const { control, register, ...frame } = useField(props);
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} className={className} {...frame}>
      <textarea
        rows={3}
        {...rest}
        {...control}
        {...register(name)}
        className={cx('field', isCode && 'fields-input')}
      />
    </FieldFrame>
  );
}

export type SelectOption = { value: string; label: string };

type SelectProps = {
  choices: readonly SelectOption[];
  /** Stands for '': nothing chosen yet. */
  placeholder?: string;
};

export function SelectField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values> & SelectProps,
) {
  const { name, label, hint, isOptional, className, choices, placeholder } = props;
  const { control, register, ...frame } = useField(props);
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} className={className} {...frame}>
      <select {...control} {...register(name)} className="field">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
